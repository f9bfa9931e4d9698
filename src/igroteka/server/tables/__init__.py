"""Tables: commands in, events written, messages out; clocks and autopilot."""
