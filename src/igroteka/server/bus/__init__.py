"""What the processes of a host tell each other."""
