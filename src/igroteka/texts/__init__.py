"""Every word that a player reads: the messages of `<language>/*.ftl` and how phrases are told with them."""

from igroteka.texts.texts import LANGUAGES, BrokenText, MissingText, Names, Texts, texts_for

__all__ = ["LANGUAGES", "BrokenText", "MissingText", "Names", "Texts", "texts_for"]
