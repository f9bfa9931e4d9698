"""What this repository needs and no ready-made tool does: checks, the compiler, and files that are made from others."""
