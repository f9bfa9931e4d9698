"""What every part of the server may use: limits, time, refusals, the form of data on the wire."""
