# The gallery of cards and the chapters of the rules.

web-kind-kittens-kitten = Kittens
web-kind-kittens-passive = Streaking Kitten
web-kind-kittens-rescue = Rescue
web-kind-kittens-reaction = Reactions
web-kind-kittens-action = Actions
web-kind-kittens-cat = Cats
web-kind-kittens-wild = Wild
web-set-kittens-box = The big box
web-set-kittens-classic = Classic deck only
web-chapter-cards = Cards
web-chapter-combos = Combos
web-chapter-components = Components
web-chapter-custom-decks = Custom decks
web-chapter-decks = Decks
web-chapter-nope-and-other-reactions = Nope and other reactions
web-chapter-procedures = Procedures
web-chapter-refusals = What is refused
web-chapter-table-rules = Table rules
kittens-web-fuse = Hit it: cut the fuse!
kittens-web-fuse-cut = Defused!
