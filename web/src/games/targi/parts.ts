// Made by `make generate` from the data of the games. Do not edit.

import type { Part } from "../../lib/parts";

/** The parts that have a face. */
export const PARTS: Record<string, Part> = {
  "targi-card-border_noble": {
    "rule": "TARGI-B1",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_dates_top": {
    "rule": "TARGI-B2",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_salt_top": {
    "rule": "TARGI-B3",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_raid_1": {
    "rule": "TARGI-B4",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_trader": {
    "rule": "TARGI-B5",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_pepper_right": {
    "rule": "TARGI-B6",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_dates_right": {
    "rule": "TARGI-B7",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_raid_2": {
    "rule": "TARGI-B8",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_fata_morgana": {
    "rule": "TARGI-B9",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_silversmith": {
    "rule": "TARGI-B10",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_pepper_bottom": {
    "rule": "TARGI-B11",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_raid_3": {
    "rule": "TARGI-B12",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_caravan": {
    "rule": "TARGI-B13",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_tribal_expansion": {
    "rule": "TARGI-B14",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_salt_left": {
    "rule": "TARGI-B15",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-border_raid_4": {
    "rule": "TARGI-B16",
    "kind": "border",
    "set": "",
    "copies": 1
  },
  "targi-card-goods_date": {
    "rule": "TARGI-G01",
    "kind": "goods",
    "set": "",
    "copies": 2
  },
  "targi-card-goods_salt": {
    "rule": "TARGI-G02",
    "kind": "goods",
    "set": "",
    "copies": 2
  },
  "targi-card-goods_pepper": {
    "rule": "TARGI-G03",
    "kind": "goods",
    "set": "",
    "copies": 2
  },
  "targi-card-goods_two_dates": {
    "rule": "TARGI-G04",
    "kind": "goods",
    "set": "",
    "copies": 1
  },
  "targi-card-goods_two_salt": {
    "rule": "TARGI-G05",
    "kind": "goods",
    "set": "",
    "copies": 1
  },
  "targi-card-goods_two_pepper": {
    "rule": "TARGI-G06",
    "kind": "goods",
    "set": "",
    "copies": 1
  },
  "targi-card-goods_pepper_salt": {
    "rule": "TARGI-G07",
    "kind": "goods",
    "set": "",
    "copies": 1
  },
  "targi-card-goods_date_pepper": {
    "rule": "TARGI-G08",
    "kind": "goods",
    "set": "",
    "copies": 1
  },
  "targi-card-goods_salt_date": {
    "rule": "TARGI-G09",
    "kind": "goods",
    "set": "",
    "copies": 1
  },
  "targi-card-goods_choice": {
    "rule": "TARGI-G10",
    "kind": "goods",
    "set": "",
    "copies": 3
  },
  "targi-card-goods_gold": {
    "rule": "TARGI-G11",
    "kind": "goods",
    "set": "",
    "copies": 3
  },
  "targi-card-goods_vp": {
    "rule": "TARGI-G12",
    "kind": "goods",
    "set": "",
    "copies": 1
  },
  "targi-card-well_plain_gold": {
    "rule": "TARGI-T01",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_plain_small": {
    "rule": "TARGI-T02",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_plain_big": {
    "rule": "TARGI-T03",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_targia_pairs": {
    "rule": "TARGI-T04",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_discount": {
    "rule": "TARGI-T05",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_robber_pass": {
    "rule": "TARGI-T06",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_harvest": {
    "rule": "TARGI-T07",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_free_hand": {
    "rule": "TARGI-T08",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-well_hidden_gold": {
    "rule": "TARGI-T09",
    "kind": "tribe",
    "set": "well",
    "copies": 1
  },
  "targi-card-camel_plain_gold": {
    "rule": "TARGI-T10",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_plain_small": {
    "rule": "TARGI-T11",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_plain_big": {
    "rule": "TARGI-T12",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_camp_pairs": {
    "rule": "TARGI-T13",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_more_cards": {
    "rule": "TARGI-T14",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_right_end": {
    "rule": "TARGI-T15",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_discount": {
    "rule": "TARGI-T16",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_extra_pepper": {
    "rule": "TARGI-T17",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-camel_open_land": {
    "rule": "TARGI-T18",
    "kind": "tribe",
    "set": "camel_rider",
    "copies": 1
  },
  "targi-card-oasis_plain_small": {
    "rule": "TARGI-T19",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_plain_gold": {
    "rule": "TARGI-T20",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_plain_big": {
    "rule": "TARGI-T21",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_well_pairs": {
    "rule": "TARGI-T22",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_discount": {
    "rule": "TARGI-T23",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_raid_shelter": {
    "rule": "TARGI-T24",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_extra_salt": {
    "rule": "TARGI-T25",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_consolation": {
    "rule": "TARGI-T26",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-oasis_resettle": {
    "rule": "TARGI-T27",
    "kind": "tribe",
    "set": "oasis",
    "copies": 1
  },
  "targi-card-targia_plain_gold": {
    "rule": "TARGI-T28",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_plain_small": {
    "rule": "TARGI-T29",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_plain_big": {
    "rule": "TARGI-T30",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_camel_pairs": {
    "rule": "TARGI-T31",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_diversity": {
    "rule": "TARGI-T32",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_discount": {
    "rule": "TARGI-T33",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_raid_reward": {
    "rule": "TARGI-T34",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_extra_dates": {
    "rule": "TARGI-T35",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-targia_gift": {
    "rule": "TARGI-T36",
    "kind": "tribe",
    "set": "targia",
    "copies": 1
  },
  "targi-card-camp_plain_small": {
    "rule": "TARGI-T37",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_plain_gold": {
    "rule": "TARGI-T38",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_plain_big": {
    "rule": "TARGI-T39",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_oasis_pairs": {
    "rule": "TARGI-T40",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_ten_cards": {
    "rule": "TARGI-T41",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_discount": {
    "rule": "TARGI-T42",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_noble_discount": {
    "rule": "TARGI-T43",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_trader": {
    "rule": "TARGI-T44",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  },
  "targi-card-camp_ambush": {
    "rule": "TARGI-T45",
    "kind": "tribe",
    "set": "camp",
    "copies": 1
  }
};
