"""Players that are programs. They see a view and options, or an imagined state; never a state."""
