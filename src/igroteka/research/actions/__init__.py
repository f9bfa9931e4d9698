"""The mapping of options to integer actions."""
