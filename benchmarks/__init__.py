"""Speed beside a calibration loop of the same run, load on a host, and what a host withstands: rubbish and kill -9."""
