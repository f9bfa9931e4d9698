# The gallery of cards and the chapters of the rules.

web-kind-scopa-d = Diamonds
web-kind-scopa-h = Hearts
web-kind-scopa-c = Clubs
web-kind-scopa-s = Spades
web-chapter-scopa-the-cards = The cards
web-chapter-scopa-dealing = Dealing
web-chapter-scopa-a-turn = A turn
web-chapter-scopa-sweeps = Sweeps
web-chapter-scopa-points = Points
web-chapter-scopa-the-end = The end
web-chapter-scopa-what-is-hidden = What is hidden
web-chapter-scopa-settings = Settings
