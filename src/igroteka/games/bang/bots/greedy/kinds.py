"""Kinds of cards that are good for the same thing, by their ids."""

from __future__ import annotations

from typing import Final

SHOTS: Final = ("bang", "punch", "springfield", "knife", "derringer", "pepperbox", "buffalo_rifle")
HAILS: Final = ("gatling", "howitzer", "indians")  # they hit everybody else
TAKERS: Final = ("panic", "rag_time", "conestoga")  # they bring somebody's card into the own hand,
WRECKERS: Final = ("cat_balou", "can_can")  # and these only make him lose it
ROBBERS: Final = (*TAKERS, *WRECKERS)
DRAWERS: Final = ("stagecoach", "wells_fargo", "pony_express", "general_store")
DRINKS: Final = ("beer", "whisky", "tequila", "canteen")
SHIELDS: Final = ("iron_plate", "sombrero", "ten_gallon_hat", "bible")  # green cards that stop a shot
FARTHER: Final = ("mustang", "hideout")
NEARER: Final = ("scope", "binocular")
RANGES: Final = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
BURDENS: Final = ("jail", "dynamite")  # whoever takes these away helps
