// The look of each card: family (its colour), badge, and a cat's head instead of an icon.
export interface Face {
  family: "boom" | "implode" | "safe" | "future" | "attack" | "away" | "take" | "pile" | "cat" | "feral" | "nope";
  badge?: string;
  head?: Head;
}

export interface Head {
  fur: string;
  inner: string;
  eyes: "dot" | "wide" | "cross" | "shut" | "mad";
  hat?: "fuse" | "swirl" | "taco" | "melon" | "potato" | "rainbow" | "beard" | "zombie" | "bark" | "streak";
}

const tabby = { fur: "#f2a33a", inner: "#ffd9b0" };

export const FACES: Record<string, Face> = {
  exploding_kitten: { family: "boom", head: { ...tabby, eyes: "wide", hat: "fuse" } },
  imploding_kitten: { family: "implode", head: { fur: "#8b7bd0", inner: "#cfc6f5", eyes: "cross", hat: "swirl" } },
  streaking_kitten: { family: "away", head: { fur: "#f0c9a0", inner: "#ffe7cf", eyes: "wide", hat: "streak" } },
  barking_kitten: { family: "attack", head: { fur: "#b98a5a", inner: "#f0d2ac", eyes: "mad", hat: "bark" } },
  defuse: { family: "safe" },
  see_the_future_3x: { family: "future", badge: "3" },
  see_the_future_5x: { family: "future", badge: "5" },
  alter_the_future_3x: { family: "future", badge: "3" },
  alter_the_future_3x_now: { family: "future", badge: "3!" },
  share_the_future_3x: { family: "future", badge: "3" },
  attack_2x: { family: "attack", badge: "×2" },
  targeted_attack_2x: { family: "attack", badge: "×2" },
  personal_attack_3x: { family: "attack", badge: "×3" },
  skip: { family: "away" },
  super_skip: { family: "away" },
  reverse: { family: "away" },
  favor: { family: "take" },
  mark: { family: "take" },
  ill_take_that: { family: "take" },
  garbage_collection: { family: "take" },
  shuffle: { family: "pile" },
  bury: { family: "pile" },
  swap_top_and_bottom: { family: "pile" },
  draw_from_the_bottom: { family: "pile" },
  catomic_bomb: { family: "boom" },
  nope: { family: "nope" },
  feral_cat: { family: "feral", head: { fur: "#8d9a52", inner: "#dfe6b8", eyes: "mad" } },
  cat_tacocat: { family: "cat", head: { fur: "#e0a24a", inner: "#ffe0ae", eyes: "dot", hat: "taco" } },
  cat_rainbow_ralphing: { family: "cat", head: { fur: "#cfd6e6", inner: "#fff", eyes: "shut", hat: "rainbow" } },
  cat_zombie: { family: "cat", head: { fur: "#9ec08a", inner: "#dcecd2", eyes: "cross", hat: "zombie" } },
  cat_beard: { family: "cat", head: { fur: "#d98f55", inner: "#ffdcbb", eyes: "dot", hat: "beard" } },
  cat_cattermelon: { family: "cat", head: { fur: "#e8e4d8", inner: "#ffd6de", eyes: "dot", hat: "melon" } },
  cat_hairy_potato: { family: "cat", head: { fur: "#b5854e", inner: "#e8c99c", eyes: "shut", hat: "potato" } },
};

/** The face of a card by its code, with or without variants. */
export function faceOf(code: string): Face {
  return FACES[code.split(".")[0] ?? ""] ?? { family: "pile" };
}

const FURS = ["#e9b872", "#8c8f98", "#7fb8d8", "#f6f2ea", "#d98f55", "#9a7bb8", "#8fb573", "#c9a0a0"];

/** The head of a player, by seat, so that everybody sees the same one. */
export function headOf(seat: number, bot: boolean, out: boolean): Head {
  return { fur: FURS[seat % FURS.length] ?? "#e9b872", inner: "#ffe3d0", eyes: out ? "shut" : bot ? "mad" : "dot" };
}
