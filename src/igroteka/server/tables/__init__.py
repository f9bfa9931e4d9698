"""Tables: commands in, events written, messages out; clocks and what a table does by itself."""
