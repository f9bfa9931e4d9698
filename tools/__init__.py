"""Tools of this repository that no standard tool covers: checks, the compiler driver, and generated files."""
