"""How much each fact of a table counts (`judging.py`): written by `python -m tools.fit_bang`.

The columns: the law and a Renegade, each against the Outlaws, with five players; and the same with seven.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (2.285, 2.990, 4.063, 6.029),  # always
    (0.000, 0.000, -0.000, 0.000),  # sheriff number
    (0.357, 0.034, 0.278, -0.147),  # sheriff life
    (-0.515, -0.207, -0.522, -0.146),  # sheriff last
    (0.150, 0.169, 0.068, 0.150),  # sheriff hand
    (-0.294, -0.310, -0.558, -0.771),  # sheriff max_life
    (0.260, 0.228, 0.106, 0.143),  # sheriff barrel
    (-0.053, -0.016, 0.135, 0.216),  # sheriff far
    (0.106, 0.028, 0.062, 0.074),  # sheriff near
    (0.175, 0.172, 0.139, 0.214),  # sheriff shield
    (0.059, 0.019, 0.121, 0.051),  # sheriff range
    (0.000, 0.000, 0.000, 0.000),  # sheriff jail
    (0.041, -0.131, -0.059, 0.065),  # sheriff dynamite
    (0.000, 0.000, 0.000, 0.000),  # sheriff reaches
    (0.000, 0.000, 0.000, 0.000),  # sheriff reached
    (-0.115, -0.086, -0.066, -0.153),  # sheriff threats
    (-0.246, -0.166, -0.153, -0.106),  # sheriff at_turn
    (-0.138, -0.241, -0.073, -0.151),  # sheriff waits
    (0.302, -0.116, 0.825, -0.143),  # deputy number
    (0.075, -0.373, 0.170, -0.216),  # deputy life
    (-0.245, -0.066, 0.013, 0.075),  # deputy last
    (0.135, -0.109, 0.083, -0.091),  # deputy hand
    (0.061, 0.145, -0.179, -0.118),  # deputy max_life
    (0.016, -0.143, 0.096, -0.186),  # deputy barrel
    (0.143, -0.104, 0.132, -0.039),  # deputy far
    (0.083, 0.137, 0.065, -0.012),  # deputy near
    (0.157, -0.144, 0.125, -0.303),  # deputy shield
    (0.038, 0.091, 0.006, -0.063),  # deputy range
    (-0.252, 0.087, -0.377, 0.020),  # deputy jail
    (0.035, -0.090, -0.173, -0.076),  # deputy dynamite
    (-0.200, -0.233, -0.004, 0.119),  # deputy reaches
    (0.003, 0.145, 0.027, 0.266),  # deputy reached
    (0.113, 0.079, 0.081, 0.145),  # deputy threats
    (-0.075, 0.148, 0.006, 0.139),  # deputy at_turn
    (-0.086, -0.201, -0.037, -0.098),  # deputy waits
    (-1.057, -0.333, -0.851, -0.211),  # outlaw number
    (-0.246, -0.209, -0.148, -0.165),  # outlaw life
    (0.292, 0.245, 0.277, 0.266),  # outlaw last
    (-0.198, -0.151, -0.154, -0.095),  # outlaw hand
    (0.170, 0.092, 0.020, -0.024),  # outlaw max_life
    (-0.301, -0.321, -0.138, -0.187),  # outlaw barrel
    (-0.201, -0.376, -0.266, -0.227),  # outlaw far
    (-0.119, -0.118, -0.195, 0.081),  # outlaw near
    (-0.065, -0.127, -0.069, -0.134),  # outlaw shield
    (-0.054, -0.053, -0.093, -0.073),  # outlaw range
    (0.474, 0.362, 0.376, 0.156),  # outlaw jail
    (-0.037, -0.273, -0.285, -0.084),  # outlaw dynamite
    (-0.115, -0.086, -0.066, -0.153),  # outlaw reaches
    (-0.130, -0.074, -0.121, -0.237),  # outlaw reached
    (0.076, 0.007, 0.040, 0.051),  # outlaw threats
    (0.229, 0.101, 0.133, 0.065),  # outlaw at_turn
    (0.051, -0.119, 0.048, -0.054),  # outlaw waits
    (0.167, 0.000, 0.161, 0.000),  # renegade number
    (0.240, 0.167, 0.047, 0.010),  # renegade life
    (0.142, -0.432, 0.152, -0.322),  # renegade last
    (0.120, 0.115, 0.033, 0.071),  # renegade hand
    (-0.136, -0.209, -0.104, -0.385),  # renegade max_life
    (-0.036, -0.001, -0.060, -0.109),  # renegade barrel
    (0.093, 0.125, 0.149, -0.048),  # renegade far
    (-0.016, 0.171, 0.043, 0.407),  # renegade near
    (0.172, 0.117, -0.020, 0.002),  # renegade shield
    (0.091, 0.088, -0.015, 0.099),  # renegade range
    (-0.430, -0.491, -0.262, -0.221),  # renegade jail
    (-0.309, 0.229, -0.109, -0.007),  # renegade dynamite
    (-0.023, 0.096, -0.103, -0.030),  # renegade reaches
    (0.111, 0.091, 0.007, 0.139),  # renegade reached
    (0.178, 0.078, 0.112, -0.012),  # renegade threats
    (0.092, -0.083, 0.013, -0.098),  # renegade at_turn
    (-0.007, -0.224, 0.011, -0.142),  # renegade waits
    (-0.280, 0.114, -0.463, -0.063),  # sheriff life × outlaw power
    (0.012, 0.306, 0.000, 0.351),  # sheriff life × renegade power
    (-0.079, 0.255, -0.047, 0.202),  # deputy power × outlaw power
    (-0.059, -0.076, -0.042, 0.075),  # outlaw power × renegade power
    (-0.033, 0.073, 0.096, 0.042),  # deputy power × renegade power
    (-0.041, 0.009, 0.083, 0.103),  # sheriff life × outlaws
    (0.145, 0.186, 0.082, 0.254),  # sheriff life × deputies
    (0.433, -0.083, 0.479, 0.013),  # sheriff power squared
    (0.185, -0.377, -0.079, -0.283),  # deputy power squared
    (0.150, -0.048, 0.182, -0.108),  # outlaw power squared
    (-0.469, -0.028, -0.155, 0.070),  # renegade power squared
    (-0.010, -0.318, 0.069, -0.344),  # sheriff power over renegade power, if nobody else lives
)
