// Made by `make generate` from the data of the games. Do not edit.

import type { Part } from "../../lib/parts";

/** The parts that have a face. */
export const PARTS: Record<string, Part> = {
  "kittens-card-exploding_kitten": {
    "rule": "KIT-01",
    "kind": "kitten",
    "set": "box",
    "copies": 6
  },
  "kittens-card-imploding_kitten": {
    "rule": "KIT-03",
    "kind": "kitten",
    "set": "box",
    "copies": 4
  },
  "kittens-card-barking_kitten": {
    "rule": "KIT-04",
    "kind": "kitten",
    "set": "box",
    "copies": 2
  },
  "kittens-card-streaking_kitten": {
    "rule": "KIT-08",
    "kind": "passive",
    "set": "box",
    "copies": 1
  },
  "kittens-card-defuse": {
    "rule": "KIT-02",
    "kind": "rescue",
    "set": "box",
    "copies": 8
  },
  "kittens-card-nope": {
    "rule": "KIT-27",
    "kind": "reaction",
    "set": "box",
    "copies": 8
  },
  "kittens-card-see_the_future_3x": {
    "rule": "KIT-05",
    "kind": "action",
    "set": "box",
    "copies": 6
  },
  "kittens-card-see_the_future_5x": {
    "rule": "KIT-06",
    "kind": "action",
    "set": "box",
    "copies": 3
  },
  "kittens-card-alter_the_future_3x": {
    "rule": "KIT-07",
    "kind": "action",
    "set": "box",
    "copies": 3
  },
  "kittens-card-alter_the_future_3x_now": {
    "rule": "KIT-09",
    "kind": "action",
    "set": "box",
    "copies": 2
  },
  "kittens-card-share_the_future_3x": {
    "rule": "KIT-10",
    "kind": "action",
    "set": "box",
    "copies": 4
  },
  "kittens-card-mark": {
    "rule": "KIT-11",
    "kind": "action",
    "set": "box",
    "copies": 4
  },
  "kittens-card-ill_take_that": {
    "rule": "KIT-26",
    "kind": "action",
    "set": "box",
    "copies": 4
  },
  "kittens-card-garbage_collection": {
    "rule": "KIT-19",
    "kind": "action",
    "set": "box",
    "copies": 2
  },
  "kittens-card-cat_tacocat": {
    "rule": "KIT-12",
    "kind": "cat",
    "set": "box",
    "copies": 4
  },
  "kittens-card-cat_rainbow_ralphing": {
    "rule": "KIT-12",
    "kind": "cat",
    "set": "box",
    "copies": 4
  },
  "kittens-card-cat_zombie": {
    "rule": "KIT-12",
    "kind": "cat",
    "set": "box",
    "copies": 4
  },
  "kittens-card-cat_beard": {
    "rule": "KIT-12",
    "kind": "cat",
    "set": "box",
    "copies": 4
  },
  "kittens-card-feral_cat": {
    "rule": "KIT-13",
    "kind": "wild",
    "set": "box",
    "copies": 6
  },
  "kittens-card-attack_2x": {
    "rule": "KIT-14",
    "kind": "action",
    "set": "box",
    "copies": 6
  },
  "kittens-card-targeted_attack_2x": {
    "rule": "KIT-25",
    "kind": "action",
    "set": "box",
    "copies": 4
  },
  "kittens-card-personal_attack_3x": {
    "rule": "KIT-20",
    "kind": "action",
    "set": "box",
    "copies": 4
  },
  "kittens-card-skip": {
    "rule": "KIT-15",
    "kind": "action",
    "set": "box",
    "copies": 5
  },
  "kittens-card-super_skip": {
    "rule": "KIT-16",
    "kind": "action",
    "set": "box",
    "copies": 2
  },
  "kittens-card-reverse": {
    "rule": "KIT-21",
    "kind": "action",
    "set": "box",
    "copies": 5
  },
  "kittens-card-shuffle": {
    "rule": "KIT-18",
    "kind": "action",
    "set": "box",
    "copies": 5
  },
  "kittens-card-catomic_bomb": {
    "rule": "KIT-17",
    "kind": "action",
    "set": "box",
    "copies": 1
  },
  "kittens-card-swap_top_and_bottom": {
    "rule": "KIT-23",
    "kind": "action",
    "set": "box",
    "copies": 3
  },
  "kittens-card-draw_from_the_bottom": {
    "rule": "KIT-24",
    "kind": "action",
    "set": "box",
    "copies": 3
  },
  "kittens-card-bury": {
    "rule": "KIT-22",
    "kind": "action",
    "set": "box",
    "copies": 4
  },
  "kittens-card-favor": {
    "rule": "KIT-28",
    "kind": "action",
    "set": "classic",
    "copies": 4
  },
  "kittens-card-cat_cattermelon": {
    "rule": "KIT-12",
    "kind": "cat",
    "set": "classic",
    "copies": 4
  },
  "kittens-card-cat_hairy_potato": {
    "rule": "KIT-12",
    "kind": "cat",
    "set": "classic",
    "copies": 4
  }
};
