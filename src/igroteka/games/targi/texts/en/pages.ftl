# The gallery of cards and the chapters of the rules.

web-kind-targi-border = Border cards
web-kind-targi-goods = Goods cards
web-kind-targi-tribe = Tribe cards
web-set-targi-well = Wells
web-set-targi-camel_rider = Camel riders
web-set-targi-oasis = Oases
web-set-targi-targia = Targia
web-set-targi-camp = Camps
web-chapter-actions = Actions
web-chapter-border-cards = Border cards
web-chapter-goods-cards = Goods cards
web-chapter-goods-cards-in-general = Goods cards in general
web-chapter-markers = Markers
web-chapter-placing-targis = Placing Targis
web-chapter-raids = Raids
web-chapter-rounds = Rounds
web-chapter-tribe-cards = Tribe cards
web-chapter-tribe-cards-one-by-one = Tribe cards, one by one
targi-web-raid = Raid!
targi-web-raid-wants = The robber wants { $cost }.
targi-web-opening = You play { $colour ->
        [0] the blue Targis
       *[1] the white Targis
    }
targi-web-opening-stock = This is yours to begin with
targi-web-opening-first-you = You hold the amulet and begin.
targi-web-opening-first = { $name } holds the amulet and begins.
targi-web-opening-goal = Your Targis collect goods and tribe cards. After { $rounds } rounds, or when a display is full, the most victory points win. Mind the robber.
