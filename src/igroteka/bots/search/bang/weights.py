"""How much each fact of a table counts (`judging.py`): written by `python -m tools.fit_bang`.

The columns: the law and a Renegade, each against the Outlaws, with five players; and the same with seven.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (3.791, 5.323, 1.513, 0.075),  # always
    (0.000, 0.000, 0.000, 0.000),  # sheriff number
    (0.281, -0.081, 0.223, -0.204),  # sheriff life
    (-0.708, -0.462, -0.576, -0.220),  # sheriff last
    (0.143, 0.137, 0.170, 0.157),  # sheriff hand
    (-0.418, -0.307, -0.296, -0.012),  # sheriff max_life
    (0.211, 0.143, 0.133, -0.129),  # sheriff barrel
    (0.186, 0.061, 0.171, -0.022),  # sheriff far
    (0.055, 0.083, 0.136, -0.466),  # sheriff near
    (0.186, 0.207, 0.101, 0.341),  # sheriff shield
    (0.000, -0.018, 0.024, 0.073),  # sheriff range
    (0.000, 0.000, 0.000, 0.000),  # sheriff jail
    (0.137, -0.109, 0.126, -0.102),  # sheriff dynamite
    (0.000, 0.000, 0.000, 0.000),  # sheriff reaches
    (0.000, 0.000, 0.000, 0.000),  # sheriff reached
    (-0.115, -0.149, -0.100, -0.149),  # sheriff threats
    (-0.246, -0.129, -0.240, -0.108),  # sheriff at_turn
    (-0.010, -0.226, -0.115, -0.074),  # sheriff waits
    (0.439, -0.220, 0.195, -0.005),  # deputy number
    (0.017, -0.286, 0.179, -0.199),  # deputy life
    (-0.284, -0.125, -0.238, -0.020),  # deputy last
    (0.058, -0.086, 0.124, -0.053),  # deputy hand
    (-0.150, -0.029, 0.019, 0.021),  # deputy max_life
    (0.096, 0.030, 0.279, 0.089),  # deputy barrel
    (0.167, -0.052, 0.086, -0.238),  # deputy far
    (0.135, -0.077, -0.030, -0.079),  # deputy near
    (-0.029, -0.128, 0.068, -0.261),  # deputy shield
    (0.019, -0.006, 0.004, 0.005),  # deputy range
    (-0.253, 0.014, -0.456, -0.235),  # deputy jail
    (-0.098, -0.045, -0.057, -0.117),  # deputy dynamite
    (0.074, -0.031, 0.135, 0.023),  # deputy reaches
    (0.111, 0.165, 0.041, 0.134),  # deputy reached
    (-0.004, 0.156, 0.035, -0.012),  # deputy threats
    (-0.049, 0.072, -0.022, 0.066),  # deputy at_turn
    (0.022, -0.202, -0.092, -0.039),  # deputy waits
    (-1.168, -0.286, -0.685, -0.129),  # outlaw number
    (-0.300, -0.254, -0.079, -0.178),  # outlaw life
    (0.142, 0.238, 0.307, 0.163),  # outlaw last
    (-0.215, -0.200, -0.134, -0.144),  # outlaw hand
    (0.118, 0.098, 0.034, -0.041),  # outlaw max_life
    (-0.234, -0.213, -0.141, -0.124),  # outlaw barrel
    (-0.221, -0.284, -0.092, -0.241),  # outlaw far
    (-0.089, -0.206, -0.081, -0.039),  # outlaw near
    (-0.189, -0.221, 0.000, 0.009),  # outlaw shield
    (-0.015, -0.041, -0.065, -0.030),  # outlaw range
    (0.492, 0.297, 0.312, 0.003),  # outlaw jail
    (-0.032, -0.180, -0.327, -0.188),  # outlaw dynamite
    (-0.115, -0.149, -0.100, -0.149),  # outlaw reaches
    (-0.064, -0.123, 0.008, -0.204),  # outlaw reached
    (0.060, 0.054, 0.044, 0.037),  # outlaw threats
    (0.238, 0.136, 0.186, 0.139),  # outlaw at_turn
    (0.175, -0.117, 0.007, 0.005),  # outlaw waits
    (0.114, 0.000, 0.102, 0.000),  # renegade number
    (-0.123, -0.083, 0.075, -0.030),  # renegade life
    (-0.186, -0.491, 0.078, -0.110),  # renegade last
    (-0.006, 0.024, 0.046, 0.048),  # renegade hand
    (0.036, -0.356, 0.016, 0.084),  # renegade max_life
    (-0.037, 0.102, 0.040, 0.145),  # renegade barrel
    (0.016, 0.078, 0.234, 0.316),  # renegade far
    (0.165, 0.248, -0.172, -0.320),  # renegade near
    (-0.074, -0.038, -0.010, 0.007),  # renegade shield
    (-0.051, -0.038, 0.007, 0.030),  # renegade range
    (-0.213, -0.386, -0.151, -0.105),  # renegade jail
    (-0.174, 0.146, -0.139, -0.009),  # renegade dynamite
    (0.053, 0.159, -0.066, 0.049),  # renegade reaches
    (0.079, -0.047, 0.120, 0.397),  # renegade reached
    (0.000, -0.098, 0.160, 0.117),  # renegade threats
    (0.057, -0.078, 0.076, -0.096),  # renegade at_turn
    (0.105, -0.228, -0.023, -0.058),  # renegade waits
    (-0.329, 0.092, -0.443, 0.108),  # sheriff life × outlaw power
    (-0.090, 0.282, -0.080, 0.398),  # sheriff life × renegade power
    (0.005, 0.259, -0.059, 0.184),  # deputy power × outlaw power
    (0.055, 0.094, -0.059, 0.082),  # outlaw power × renegade power
    (0.051, 0.018, -0.016, -0.189),  # deputy power × renegade power
    (0.045, 0.053, 0.084, 0.082),  # sheriff life × outlaws
    (0.094, 0.214, 0.147, 0.173),  # sheriff life × deputies
    (0.466, 0.012, 0.415, 0.024),  # sheriff power squared
    (0.222, -0.260, -0.026, -0.139),  # deputy power squared
    (0.115, -0.131, 0.097, -0.223),  # outlaw power squared
    (-0.135, 0.002, 0.020, 0.407),  # renegade power squared
    (-0.060, -0.341, 0.139, -0.343),  # sheriff power over renegade power, if nobody else lives
)
