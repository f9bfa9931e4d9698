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
