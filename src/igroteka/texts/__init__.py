"""Every word that a player reads: the messages in `<language>/*.ftl`, and the code that formats phrases with them."""

from igroteka.texts.texts import LANGUAGES, BrokenText, MissingText, Names, Texts, texts_for

__all__ = ["LANGUAGES", "BrokenText", "MissingText", "Names", "Texts", "texts_for"]
