"""Speed, measured against a calibration loop in the same run."""
