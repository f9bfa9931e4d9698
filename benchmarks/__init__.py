"""Benchmarks: speed with a calibration loop, load on a host, and robustness against bad input and kill -9."""
