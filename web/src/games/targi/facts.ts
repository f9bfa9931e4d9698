// Made by `make generate` from the data of the games. Do not edit.

/** A card of the border, by its place. */
export const BORDER: Record<string, { gives: Record<string, number>; action: string; raid: Record<string, number> | null; sales: Record<string, number>[] }> = {
  "B1": {"gives": {}, "action": "noble", "raid": null, "sales": []},
  "B2": {"gives": {"date": 1}, "action": "", "raid": null, "sales": []},
  "B3": {"gives": {"salt": 1}, "action": "", "raid": null, "sales": []},
  "B4": {"gives": {}, "action": "", "raid": {"goods": 1, "vp": 1}, "sales": []},
  "B5": {"gives": {}, "action": "trader", "raid": null, "sales": []},
  "B6": {"gives": {"pepper": 1}, "action": "", "raid": null, "sales": []},
  "B7": {"gives": {"date": 1}, "action": "", "raid": null, "sales": []},
  "B8": {"gives": {}, "action": "", "raid": {"goods": 2, "vp": 1}, "sales": []},
  "B9": {"gives": {}, "action": "fata_morgana", "raid": null, "sales": []},
  "B10": {
    "gives": {},
    "action": "silversmith",
    "raid": null,
    "sales": [{"goods": 2, "gold": 0, "vp": 1}, {"goods": 4, "gold": 0, "vp": 3}, {"goods": 0, "gold": 1, "vp": 2}, {"goods": 0, "gold": 2, "vp": 4}]
  },
  "B11": {"gives": {"pepper": 1}, "action": "", "raid": null, "sales": []},
  "B12": {"gives": {}, "action": "", "raid": {"goods": 3, "vp": 2}, "sales": []},
  "B13": {"gives": {}, "action": "caravan", "raid": null, "sales": []},
  "B14": {"gives": {}, "action": "tribal_expansion", "raid": null, "sales": []},
  "B15": {"gives": {"salt": 1}, "action": "", "raid": null, "sales": []},
  "B16": {"gives": {}, "action": "", "raid": {"gold": 1, "vp": 3}, "sales": []}
};

/** What each goods card gives. */
export const GOODS: Record<string, Record<string, number>> = {
  "goods_date": {"date": 1},
  "goods_salt": {"salt": 1},
  "goods_pepper": {"pepper": 1},
  "goods_two_dates": {"date": 2},
  "goods_two_salt": {"salt": 2},
  "goods_two_pepper": {"pepper": 2},
  "goods_pepper_salt": {"pepper": 1, "salt": 1},
  "goods_date_pepper": {"date": 1, "pepper": 1},
  "goods_salt_date": {"salt": 1, "date": 1},
  "goods_choice": {},
  "goods_gold": {"gold": 1},
  "goods_vp": {"vp": 1}
};

/** The tribe cards. */
export const TRIBE: Record<string, { symbol: string; costs: Record<string, number>[]; vp: number; timing: string }> = {
  "well_plain_gold": {"symbol": "well", "costs": [{"date": 1, "salt": 1, "gold": 1}], "vp": 3, "timing": "none"},
  "well_plain_small": {"symbol": "well", "costs": [{"date": 2, "salt": 1, "pepper": 1}], "vp": 2, "timing": "none"},
  "well_plain_big": {"symbol": "well", "costs": [{"date": 2, "salt": 1, "pepper": 2}], "vp": 3, "timing": "none"},
  "well_targia_pairs": {"symbol": "well", "costs": [{"salt": 1, "gold": 1}], "vp": 1, "timing": "endgame"},
  "well_discount": {"symbol": "well", "costs": [{"date": 1, "salt": 2}], "vp": 1, "timing": "permanent"},
  "well_robber_pass": {"symbol": "well", "costs": [{"date": 1, "gold": 1}], "vp": 1, "timing": "permanent"},
  "well_harvest": {"symbol": "well", "costs": [{"date": 1, "salt": 2, "pepper": 1}], "vp": 2, "timing": "once"},
  "well_free_hand": {"symbol": "well", "costs": [{"salt": 1, "pepper": 1, "gold": 1}], "vp": 2, "timing": "permanent"},
  "well_hidden_gold": {"symbol": "well", "costs": [{"date": 1, "gold": 1}], "vp": 1, "timing": "stored"},
  "camel_plain_gold": {"symbol": "camel_rider", "costs": [{"date": 1, "salt": 1, "gold": 1}], "vp": 3, "timing": "none"},
  "camel_plain_small": {"symbol": "camel_rider", "costs": [{"date": 1, "salt": 2, "pepper": 1}], "vp": 2, "timing": "none"},
  "camel_plain_big": {"symbol": "camel_rider", "costs": [{"date": 1, "salt": 2, "pepper": 2}], "vp": 3, "timing": "none"},
  "camel_camp_pairs": {"symbol": "camel_rider", "costs": [{"salt": 1, "gold": 1}], "vp": 1, "timing": "endgame"},
  "camel_more_cards": {"symbol": "camel_rider", "costs": [{"gold": 1}], "vp": 1, "timing": "endgame"},
  "camel_right_end": {"symbol": "camel_rider", "costs": [{"date": 2, "salt": 2, "pepper": 1}], "vp": 2, "timing": "endgame"},
  "camel_discount": {"symbol": "camel_rider", "costs": [{"gold": 1}], "vp": 1, "timing": "permanent"},
  "camel_extra_pepper": {"symbol": "camel_rider", "costs": [{"pepper": 2, "gold": 1}], "vp": 2, "timing": "permanent"},
  "camel_open_land": {"symbol": "camel_rider", "costs": [{"date": 2, "salt": 1}], "vp": 1, "timing": "once"},
  "oasis_plain_small": {"symbol": "oasis", "costs": [{"pepper": 1, "gold": 1}], "vp": 2, "timing": "none"},
  "oasis_plain_gold": {"symbol": "oasis", "costs": [{"date": 1, "salt": 1, "gold": 1}], "vp": 3, "timing": "none"},
  "oasis_plain_big": {"symbol": "oasis", "costs": [{"date": 2, "salt": 1, "pepper": 2}], "vp": 3, "timing": "none"},
  "oasis_well_pairs": {"symbol": "oasis", "costs": [{"pepper": 1, "gold": 1}], "vp": 1, "timing": "endgame"},
  "oasis_discount": {"symbol": "oasis", "costs": [{"salt": 2, "pepper": 1}], "vp": 1, "timing": "permanent"},
  "oasis_raid_shelter": {"symbol": "oasis", "costs": [{"salt": 1, "pepper": 1, "gold": 1}], "vp": 1, "timing": "permanent"},
  "oasis_extra_salt": {"symbol": "oasis", "costs": [{"salt": 2, "pepper": 1}], "vp": 1, "timing": "permanent"},
  "oasis_consolation": {"symbol": "oasis", "costs": [{"date": 1, "pepper": 1, "gold": 1}], "vp": 2, "timing": "permanent"},
  "oasis_resettle": {"symbol": "oasis", "costs": [{"salt": 1, "pepper": 1, "gold": 1}], "vp": 2, "timing": "once"},
  "targia_plain_gold": {"symbol": "targia", "costs": [{"date": 1, "pepper": 1, "gold": 1}], "vp": 3, "timing": "none"},
  "targia_plain_small": {"symbol": "targia", "costs": [{"date": 1, "salt": 1, "pepper": 2}], "vp": 2, "timing": "none"},
  "targia_plain_big": {"symbol": "targia", "costs": [{"date": 1, "salt": 2, "pepper": 2}], "vp": 3, "timing": "none"},
  "targia_camel_pairs": {"symbol": "targia", "costs": [{"pepper": 1, "gold": 1}], "vp": 1, "timing": "endgame"},
  "targia_diversity": {"symbol": "targia", "costs": [{"pepper": 2, "gold": 1}], "vp": 1, "timing": "endgame"},
  "targia_discount": {"symbol": "targia", "costs": [{"date": 1, "salt": 2}, {"gold": 1}], "vp": 1, "timing": "permanent"},
  "targia_raid_reward": {"symbol": "targia", "costs": [{"date": 1, "gold": 1}], "vp": 1, "timing": "permanent"},
  "targia_extra_dates": {"symbol": "targia", "costs": [{"date": 2, "gold": 1}], "vp": 2, "timing": "permanent"},
  "targia_gift": {"symbol": "targia", "costs": [{"date": 1, "salt": 1, "pepper": 2}], "vp": 2, "timing": "once"},
  "camp_plain_small": {"symbol": "camp", "costs": [{"pepper": 1, "gold": 1}], "vp": 2, "timing": "none"},
  "camp_plain_gold": {"symbol": "camp", "costs": [{"date": 1, "pepper": 1, "gold": 1}], "vp": 3, "timing": "none"},
  "camp_plain_big": {"symbol": "camp", "costs": [{"date": 2, "salt": 2, "pepper": 1}], "vp": 3, "timing": "none"},
  "camp_oasis_pairs": {"symbol": "camp", "costs": [{"date": 1, "gold": 1}], "vp": 1, "timing": "endgame"},
  "camp_ten_cards": {"symbol": "camp", "costs": [{"date": 1, "pepper": 1}], "vp": 1, "timing": "endgame"},
  "camp_discount": {"symbol": "camp", "costs": [{"date": 1, "pepper": 2}, {"gold": 1}], "vp": 1, "timing": "permanent"},
  "camp_noble_discount": {"symbol": "camp", "costs": [{"date": 1, "gold": 1}], "vp": 2, "timing": "permanent"},
  "camp_trader": {"symbol": "camp", "costs": [{"date": 1, "gold": 1}], "vp": 1, "timing": "permanent"},
  "camp_ambush": {"symbol": "camp", "costs": [{"date": 1, "salt": 1, "pepper": 2}], "vp": 2, "timing": "once"}
};
