"""The weight of each fact of a state (`judging.py`): written by `fit.py`.

The columns: the law and a Renegade, each relative to the Outlaws, with five players; and the same with seven.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (2.669, 4.108, 1.763, 3.962),  # always
    (0.000, 0.000, 0.000, 0.000),  # sheriff number
    (0.247, -0.179, 0.238, -0.124),  # sheriff life
    (-0.873, -0.545, -0.701, -0.381),  # sheriff last
    (0.146, 0.157, 0.203, 0.212),  # sheriff hand
    (-0.248, -0.177, -0.245, -0.281),  # sheriff max_life
    (0.180, 0.150, 0.271, 0.118),  # sheriff barrel
    (0.179, 0.072, 0.104, -0.088),  # sheriff far
    (0.089, 0.064, 0.129, 0.129),  # sheriff near
    (0.122, 0.122, 0.229, 0.229),  # sheriff shield
    (0.000, 0.000, 0.000, 0.000),  # sheriff green
    (0.057, 0.012, 0.072, 0.034),  # sheriff range
    (0.000, 0.000, 0.000, 0.000),  # sheriff jail
    (-0.073, -0.206, -0.074, -0.061),  # sheriff dynamite
    (0.000, 0.000, 0.000, 0.000),  # sheriff reaches
    (0.000, 0.000, 0.000, 0.000),  # sheriff reached
    (-0.061, -0.061, -0.092, -0.092),  # sheriff threats
    (-0.239, -0.175, -0.241, -0.159),  # sheriff at_turn
    (-0.095, -0.196, -0.107, -0.100),  # sheriff waits
    (0.565, -0.478, 0.352, -0.225),  # deputy number
    (0.052, -0.226, 0.122, -0.250),  # deputy life
    (-0.323, -0.050, -0.144, -0.042),  # deputy last
    (0.060, -0.097, 0.085, -0.130),  # deputy hand
    (-0.011, 0.153, -0.029, 0.010),  # deputy max_life
    (0.121, -0.107, 0.115, 0.018),  # deputy barrel
    (0.028, -0.066, 0.067, -0.143),  # deputy far
    (0.000, -0.112, 0.079, -0.179),  # deputy near
    (0.000, -0.201, 0.076, -0.249),  # deputy shield
    (0.000, 0.000, 0.000, 0.000),  # deputy green
    (0.023, -0.012, 0.000, -0.006),  # deputy range
    (-0.358, 0.072, -0.371, -0.050),  # deputy jail
    (-0.059, -0.042, -0.116, 0.011),  # deputy dynamite
    (0.074, -0.049, 0.003, -0.179),  # deputy reaches
    (0.000, 0.025, 0.000, 0.000),  # deputy reached
    (0.000, 0.059, 0.000, 0.119),  # deputy threats
    (-0.040, 0.124, -0.007, 0.189),  # deputy at_turn
    (-0.062, -0.164, -0.086, -0.070),  # deputy waits
    (-1.920, -0.832, -1.262, -0.377),  # outlaw number
    (-0.262, -0.243, -0.116, -0.139),  # outlaw life
    (0.328, 0.309, 0.321, 0.256),  # outlaw last
    (-0.216, -0.205, -0.155, -0.127),  # outlaw hand
    (0.245, 0.017, 0.169, -0.027),  # outlaw max_life
    (-0.195, -0.187, -0.081, -0.132),  # outlaw barrel
    (-0.162, -0.256, -0.129, -0.059),  # outlaw far
    (-0.068, -0.138, -0.161, -0.222),  # outlaw near
    (-0.180, -0.185, -0.110, -0.245),  # outlaw shield
    (0.000, 0.000, 0.000, 0.000),  # outlaw green
    (-0.040, -0.044, -0.040, -0.041),  # outlaw range
    (0.442, 0.319, 0.409, 0.233),  # outlaw jail
    (-0.121, -0.008, -0.148, 0.050),  # outlaw dynamite
    (-0.061, -0.099, -0.092, -0.234),  # outlaw reaches
    (0.000, 0.000, 0.000, 0.000),  # outlaw reached
    (0.068, 0.046, 0.059, 0.053),  # outlaw threats
    (0.227, 0.173, 0.228, 0.138),  # outlaw at_turn
    (0.057, -0.102, 0.008, -0.014),  # outlaw waits
    (0.129, 0.000, -0.058, 0.000),  # renegade number
    (0.172, -0.041, 0.092, -0.021),  # renegade life
    (0.144, -0.526, 0.051, -0.174),  # renegade last
    (0.057, 0.049, 0.056, 0.061),  # renegade hand
    (-0.020, -0.217, 0.042, -0.375),  # renegade max_life
    (-0.033, 0.102, 0.000, 0.000),  # renegade barrel
    (0.081, 0.120, 0.012, 0.103),  # renegade far
    (0.068, 0.161, 0.000, 0.000),  # renegade near
    (0.000, 0.000, -0.010, 0.012),  # renegade shield
    (0.000, 0.000, 0.000, 0.000),  # renegade green
    (-0.029, 0.000, 0.001, 0.011),  # renegade range
    (-0.346, -0.454, -0.219, -0.393),  # renegade jail
    (-0.275, 0.084, -0.251, 0.215),  # renegade dynamite
    (0.008, 0.071, 0.052, 0.105),  # renegade reaches
    (0.000, 0.000, 0.007, -0.111),  # renegade reached
    (0.028, 0.000, 0.049, 0.000),  # renegade threats
    (0.052, -0.122, 0.020, -0.168),  # renegade at_turn
    (0.001, -0.187, -0.035, -0.101),  # renegade waits
    (-0.371, 0.004, -0.436, -0.079),  # sheriff life × outlaw power
    (-0.209, 0.077, -0.066, 0.403),  # sheriff life × renegade power
    (-0.071, 0.182, -0.035, 0.112),  # deputy power × outlaw power
    (0.043, 0.031, -0.014, -0.017),  # outlaw power × renegade power
    (0.068, 0.217, 0.036, 0.155),  # deputy power × renegade power
    (0.154, 0.205, 0.124, 0.102),  # sheriff life × outlaws
    (0.041, 0.128, 0.122, 0.206),  # sheriff life × deputies
    (0.361, -0.027, 0.223, -0.181),  # sheriff power squared
    (0.242, -0.495, -0.002, -0.255),  # deputy power squared
    (0.176, 0.024, 0.094, -0.011),  # outlaw power squared
    (-0.327, 0.182, -0.091, 0.207),  # renegade power squared
    (0.002, -0.251, 0.040, -0.269),  # sheriff power over renegade power, if nobody else lives
)
