"""What researchers need of Scopa."""
