"""The games. They know the core and nothing else."""
