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
kittens-web-fuse = Cut the fuse!
kittens-web-fuse-cut = Defused!
kittens-web-opening = You are dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kittens-web-opening-defuse = { $count ->
        [0] There is no Defuse among them: be careful.
        [one] One of them is a Defuse: it saves you once.
       *[other] { $count } of them are Defuses: each saves you once.
    }
kittens-web-opening-goal = { $count ->
        [one] 1 kitten in the pile explodes.
       *[other] { $count } kittens in the pile explode.
    } The last one left wins.
