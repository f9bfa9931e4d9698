"""Examples for researchers: each runs by itself, `python -m igroteka.examples.NAME`."""
