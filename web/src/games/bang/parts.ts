// Made by `make generate` from the data of the games. Do not edit.

import type { Part } from "../../lib/parts";

/** The parts that have a face. */
export const PARTS: Record<string, Part> = {
  "bang-bang": {
    "rule": "BANG-C01",
    "kind": "brown",
    "set": "base",
    "copies": 29
  },
  "bang-missed": {
    "rule": "BANG-C02",
    "kind": "brown",
    "set": "base",
    "copies": 13
  },
  "bang-beer": {
    "rule": "BANG-C03",
    "kind": "brown",
    "set": "base",
    "copies": 8
  },
  "bang-panic": {
    "rule": "BANG-C04",
    "kind": "brown",
    "set": "base",
    "copies": 5
  },
  "bang-cat_balou": {
    "rule": "BANG-C05",
    "kind": "brown",
    "set": "base",
    "copies": 5
  },
  "bang-stagecoach": {
    "rule": "BANG-C06",
    "kind": "brown",
    "set": "base",
    "copies": 2
  },
  "bang-wells_fargo": {
    "rule": "BANG-C07",
    "kind": "brown",
    "set": "base",
    "copies": 1
  },
  "bang-general_store": {
    "rule": "BANG-C08",
    "kind": "brown",
    "set": "base",
    "copies": 3
  },
  "bang-duel": {
    "rule": "BANG-C09",
    "kind": "brown",
    "set": "base",
    "copies": 3
  },
  "bang-gatling": {
    "rule": "BANG-C10",
    "kind": "brown",
    "set": "base",
    "copies": 1
  },
  "bang-indians": {
    "rule": "BANG-C11",
    "kind": "brown",
    "set": "base",
    "copies": 3
  },
  "bang-saloon": {
    "rule": "BANG-C12",
    "kind": "brown",
    "set": "base",
    "copies": 1
  },
  "bang-jail": {
    "rule": "BANG-C13",
    "kind": "blue",
    "set": "base",
    "copies": 3
  },
  "bang-dynamite": {
    "rule": "BANG-C14",
    "kind": "blue",
    "set": "base",
    "copies": 2
  },
  "bang-barrel": {
    "rule": "BANG-C15",
    "kind": "blue",
    "set": "base",
    "copies": 3
  },
  "bang-scope": {
    "rule": "BANG-C16",
    "kind": "blue",
    "set": "base",
    "copies": 1
  },
  "bang-mustang": {
    "rule": "BANG-C17",
    "kind": "blue",
    "set": "base",
    "copies": 3
  },
  "bang-volcanic": {
    "rule": "BANG-C18",
    "kind": "blue",
    "set": "base",
    "copies": 2
  },
  "bang-schofield": {
    "rule": "BANG-C19",
    "kind": "blue",
    "set": "base",
    "copies": 3
  },
  "bang-remington": {
    "rule": "BANG-C20",
    "kind": "blue",
    "set": "base",
    "copies": 2
  },
  "bang-rev_carabine": {
    "rule": "BANG-C21",
    "kind": "blue",
    "set": "base",
    "copies": 2
  },
  "bang-winchester": {
    "rule": "BANG-C22",
    "kind": "blue",
    "set": "base",
    "copies": 1
  },
  "bang-binocular": {
    "rule": "BANG-C23",
    "kind": "blue",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-hideout": {
    "rule": "BANG-C24",
    "kind": "blue",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-punch": {
    "rule": "BANG-C25",
    "kind": "brown",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-springfield": {
    "rule": "BANG-C26",
    "kind": "brown",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-rag_time": {
    "rule": "BANG-C27",
    "kind": "brown",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-brawl": {
    "rule": "BANG-C28",
    "kind": "brown",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-dodge": {
    "rule": "BANG-C29",
    "kind": "brown",
    "set": "dodge_city",
    "copies": 2
  },
  "bang-tequila": {
    "rule": "BANG-C30",
    "kind": "brown",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-whisky": {
    "rule": "BANG-C31",
    "kind": "brown",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-bible": {
    "rule": "BANG-C32",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-canteen": {
    "rule": "BANG-C33",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-can_can": {
    "rule": "BANG-C34",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-ten_gallon_hat": {
    "rule": "BANG-C35",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-conestoga": {
    "rule": "BANG-C36",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-derringer": {
    "rule": "BANG-C37",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-buffalo_rifle": {
    "rule": "BANG-C38",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-howitzer": {
    "rule": "BANG-C39",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-pepperbox": {
    "rule": "BANG-C40",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-iron_plate": {
    "rule": "BANG-C41",
    "kind": "green",
    "set": "dodge_city",
    "copies": 2
  },
  "bang-pony_express": {
    "rule": "BANG-C42",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-knife": {
    "rule": "BANG-C43",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-sombrero": {
    "rule": "BANG-C44",
    "kind": "green",
    "set": "dodge_city",
    "copies": 1
  },
  "bang-bart_cassidy": {
    "rule": "BANG-P01",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-black_jack": {
    "rule": "BANG-P02",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-calamity_janet": {
    "rule": "BANG-P03",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-el_gringo": {
    "rule": "BANG-P04",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-jesse_jones": {
    "rule": "BANG-P05",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-jourdonnais": {
    "rule": "BANG-P06",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-kit_carlson": {
    "rule": "BANG-P07",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-lucky_duke": {
    "rule": "BANG-P08",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-paul_regret": {
    "rule": "BANG-P09",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-pedro_ramirez": {
    "rule": "BANG-P10",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-rose_doolan": {
    "rule": "BANG-P11",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-sid_ketchum": {
    "rule": "BANG-P12",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-slab_the_killer": {
    "rule": "BANG-P13",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-suzy_lafayette": {
    "rule": "BANG-P14",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-vulture_sam": {
    "rule": "BANG-P15",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-willy_the_kid": {
    "rule": "BANG-P16",
    "kind": "character",
    "set": "base",
    "copies": 0
  },
  "bang-apache_kid": {
    "rule": "BANG-P17",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-belle_star": {
    "rule": "BANG-P18",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-bill_noface": {
    "rule": "BANG-P19",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-chuck_wengam": {
    "rule": "BANG-P20",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-doc_holyday": {
    "rule": "BANG-P21",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-elena_fuente": {
    "rule": "BANG-P22",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-greg_digger": {
    "rule": "BANG-P23",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-herb_hunter": {
    "rule": "BANG-P24",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-jose_delgado": {
    "rule": "BANG-P25",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-molly_stark": {
    "rule": "BANG-P26",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-pat_brennan": {
    "rule": "BANG-P27",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-pixie_pete": {
    "rule": "BANG-P28",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-sean_mallory": {
    "rule": "BANG-P29",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-tequila_joe": {
    "rule": "BANG-P30",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-vera_custer": {
    "rule": "BANG-P31",
    "kind": "character",
    "set": "dodge_city",
    "copies": 0
  },
  "bang-johnny_kisch": {
    "rule": "BANG-P32",
    "kind": "character",
    "set": "promo",
    "copies": 0
  },
  "bang-uncle_will": {
    "rule": "BANG-P33",
    "kind": "character",
    "set": "promo",
    "copies": 0
  },
  "bang-claus_the_saint": {
    "rule": "BANG-P34",
    "kind": "character",
    "set": "promo",
    "copies": 0
  },
  "bang-big_spencer": {
    "rule": "BANG-P35",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-flint_westwood": {
    "rule": "BANG-P36",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-gary_looter": {
    "rule": "BANG-P37",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-greygory_deck": {
    "rule": "BANG-P38",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-john_pain": {
    "rule": "BANG-P39",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-lee_van_kliff": {
    "rule": "BANG-P40",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-teren_kill": {
    "rule": "BANG-P41",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-youl_grinner": {
    "rule": "BANG-P42",
    "kind": "character",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-blessing": {
    "rule": "BANG-H01",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-curse": {
    "rule": "BANG-H02",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-ghost_town": {
    "rule": "BANG-H03",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-hangover": {
    "rule": "BANG-H04",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-gold_rush": {
    "rule": "BANG-H05",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-the_daltons": {
    "rule": "BANG-H06",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-the_sermon": {
    "rule": "BANG-H07",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-high_noon": {
    "rule": "BANG-H08",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-handcuffs": {
    "rule": "BANG-H09",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-thirst": {
    "rule": "BANG-H10",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-train_arrival": {
    "rule": "BANG-H11",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-shootout": {
    "rule": "BANG-H12",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-the_reverend": {
    "rule": "BANG-H13",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-the_doctor": {
    "rule": "BANG-H14",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-new_identity": {
    "rule": "BANG-H15",
    "kind": "event",
    "set": "high_noon",
    "copies": 0
  },
  "bang-hard_liquor": {
    "rule": "BANG-F01",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-abandoned_mine": {
    "rule": "BANG-F02",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-ranch": {
    "rule": "BANG-F03",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-peyote": {
    "rule": "BANG-F04",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-ambush": {
    "rule": "BANG-F05",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-ricochet": {
    "rule": "BANG-F06",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-the_judge": {
    "rule": "BANG-F07",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-lasso": {
    "rule": "BANG-F08",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-blood_brothers": {
    "rule": "BANG-F09",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-dead_man": {
    "rule": "BANG-F10",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-a_fistful_of_cards": {
    "rule": "BANG-F11",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-vendetta": {
    "rule": "BANG-F12",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-sniper": {
    "rule": "BANG-F13",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-russian_roulette": {
    "rule": "BANG-F14",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-law_of_the_west": {
    "rule": "BANG-F15",
    "kind": "event",
    "set": "fistful",
    "copies": 0
  },
  "bang-helena_zontero": {
    "rule": "BANG-X01",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-lady_rosa": {
    "rule": "BANG-X02",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-gag": {
    "rule": "BANG-X03",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-dorothy_rage": {
    "rule": "BANG-X04",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-darling_valentine": {
    "rule": "BANG-X05",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-bone_orchard": {
    "rule": "BANG-X06",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-showdown": {
    "rule": "BANG-X07",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-sacagaway": {
    "rule": "BANG-X08",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-miss_susanna": {
    "rule": "BANG-X09",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  },
  "bang-wild_west_show": {
    "rule": "BANG-X10",
    "kind": "event",
    "set": "wild_west_show",
    "copies": 0
  }
};
