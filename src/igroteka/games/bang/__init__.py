"""BANG!: base game, Dodge City, High Noon, A Fistful of Cards, Wild West Show. Rules: games/bang/RULES.md."""
