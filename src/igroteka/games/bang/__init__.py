"""BANG!: base game, Dodge City, High Noon, A Fistful of Cards, Wild West Show. Law: games/bang/RULES.md."""
