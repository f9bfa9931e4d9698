// The parts of each character's portrait; all differ in more than their colours.
import type { CharacterId } from "./facts";

export interface Portrait {
  hat: "cowboy" | "sombrero" | "bowler" | "feather" | "none";
  hatColour: string;
  hair: string;
  coat: string;
  scarf: string;
  ground: string;
  skin: string;
  beard?: "full" | "moustache" | "goatee";
  eyes?: "patch" | "glasses" | "squint";
  lady?: boolean;
}

const SKIN = { pale: "#ecbd98", light: "#f0c8a6", tan: "#d9a27a", brown: "#b97b50", dark: "#8a5836" };

function man(hat: Portrait["hat"], hatColour: string, hair: string, coat: string, scarf: string, ground: string, more: Partial<Portrait> = {}): Portrait {
  return { hat, hatColour, hair, coat, scarf, ground, skin: SKIN.tan, ...more };
}

export const PORTRAITS: Record<string, Portrait> = {
  bart_cassidy: man("cowboy", "#8a6a3a", "#5a3216", "#8a4a24", "#27506e", "#d7c08a", { beard: "moustache", eyes: "patch" }),
  black_jack: man("bowler", "#1d1d22", "#16120f", "#2a2a33", "#8e1f1a", "#c9b08a", { beard: "moustache" }),
  calamity_janet: man("cowboy", "#7a5230", "#c9812e", "#6b4a2c", "#b03018", "#9fc0a8", { lady: true, skin: SKIN.pale }),
  el_gringo: man("sombrero", "#a8803c", "#20150e", "#4f5d34", "#c9a227", "#d9a06a", { beard: "full", skin: SKIN.brown }),
  jesse_jones: man("cowboy", "#4a3a2c", "#6b4a2a", "#35506b", "#efe2c2", "#c6cfa0"),
  jourdonnais: man("bowler", "#5b4630", "#3a2415", "#5a6b3a", "#8a3b2a", "#a9b8c9", { beard: "full" }),
  kit_carlson: man("cowboy", "#c9a15a", "#7d5a2e", "#8a5a2b", "#3a6b8a", "#b9c98f", { beard: "goatee" }),
  lucky_duke: man("bowler", "#2f4a3a", "#2a1a12", "#2f5b4a", "#d9b23a", "#d9b7a0"),
  paul_regret: man("cowboy", "#6b6b72", "#8c8f98", "#4a4f5a", "#6b3a6b", "#c9b7c9", { beard: "moustache", eyes: "squint" }),
  pedro_ramirez: man("sombrero", "#c7963f", "#20150e", "#7b2d20", "#2f6b4c", "#8db07c", { beard: "moustache", skin: SKIN.brown }),
  rose_doolan: man("cowboy", "#8a3b2a", "#7a2f12", "#2f5b4a", "#efe2c2", "#e0b35a", { lady: true, skin: SKIN.pale }),
  sid_ketchum: man("cowboy", "#3a3f4a", "#3a2415", "#7a6a4a", "#b03018", "#b8a07a", { beard: "goatee", eyes: "squint" }),
  slab_the_killer: man("cowboy", "#191613", "#191613", "#2a2522", "#6b1a12", "#b9674a", { beard: "full", eyes: "squint", skin: "#c58d66" }),
  suzy_lafayette: man("bowler", "#5a2f56", "#1f1410", "#7b3a6f", "", "#d9b7a0", { lady: true, skin: SKIN.light }),
  vulture_sam: man("cowboy", "#2d2a26", "#d8d2c4", "#3a3530", "#8a7a3a", "#a89a86", { eyes: "squint", skin: SKIN.pale }),
  willy_the_kid: man("cowboy", "#2b2b33", "#c98b2e", "#3c4d6b", "#c9a227", "#8fb7c9"),
  apache_kid: man("feather", "#a8322a", "#15100c", "#8a5a2b", "", "#c98d55", { skin: "#b4734a" }),
  belle_star: man("cowboy", "#2a2a2a", "#a8622a", "#6b1f3a", "#d9c9a0", "#c9a0b0", { lady: true, skin: SKIN.light }),
  bill_noface: man("cowboy", "#4d443b", "#4d443b", "#4d443b", "#2a2522", "#9a948a", { eyes: "squint", skin: "#a08f80" }),
  chuck_wengam: man("none", "", "#7a4a22", "#2a5a6b", "#efe2c2", "#c9c08a", { beard: "full" }),
  doc_holyday: man("bowler", "#30302c", "#7d7466", "#40464a", "#30302c", "#a5b6a0", { beard: "goatee", eyes: "glasses" }),
  elena_fuente: man("sombrero", "#8a2f3a", "#1a120c", "#a8322a", "#efe2c2", "#e0b890", { lady: true, skin: SKIN.brown }),
  greg_digger: man("cowboy", "#6b5a3a", "#4a3a2a", "#5a4a34", "#7a7a4a", "#b9ae8a", { beard: "full", eyes: "squint" }),
  herb_hunter: man("cowboy", "#3f5a2f", "#8a6a3a", "#4f6b3a", "#c9812e", "#a8c08a", { beard: "goatee" }),
  jose_delgado: man("sombrero", "#5a3a7a", "#20150e", "#3a2a5a", "#d9b23a", "#c0a8d0", { beard: "goatee", skin: SKIN.brown }),
  molly_stark: man("none", "", "#d9a23a", "#8a3b5a", "#efe2c2", "#e0c9b0", { lady: true, skin: SKIN.light }),
  pat_brennan: man("bowler", "#3a5a3a", "#b5562a", "#3f6b4a", "#d9d2b0", "#b0c9a8", { beard: "full", skin: SKIN.pale }),
  pixie_pete: man("cowboy", "#b58a4a", "#d9b25a", "#6b8aa8", "#b03018", "#d0d9b0", { skin: SKIN.light }),
  sean_mallory: man("bowler", "#6b3a2a", "#c9622a", "#5a3a2a", "#3f6b4a", "#c9b78a", { beard: "moustache", skin: SKIN.pale }),
  tequila_joe: man("sombrero", "#7a6a3a", "#2a1a12", "#8a6a2a", "#a8322a", "#d0b070", { beard: "moustache", eyes: "squint", skin: SKIN.brown }),
  vera_custer: man("cowboy", "#3a4a6b", "#e0c060", "#2f4a7a", "#efe2c2", "#b8c8d9", { lady: true, skin: SKIN.light }),
  johnny_kisch: man("cowboy", "#7a2f1f", "#16120f", "#5a2a1f", "#c9a227", "#c98f6a", { eyes: "squint" }),
  uncle_will: man("bowler", "#8a7a5a", "#e8e2d4", "#6b5a4a", "#2f5b4a", "#c0b89a", { beard: "full", eyes: "glasses", skin: SKIN.pale }),
  claus_the_saint: man("none", "", "#f0ece2", "#a8221a", "#f6f1e7", "#b8d0d9", { beard: "full", skin: SKIN.light }),
  big_spencer: man("cowboy", "#5a4a3a", "#2a1a12", "#7a4a2a", "#27506e", "#c9a86a", { beard: "full", skin: "#c58d66" }),
  flint_westwood: man("cowboy", "#6b5a44", "#8a6a4a", "#7a6a3f", "#5a4a3a", "#c9b890", { eyes: "squint" }),
  gary_looter: man("none", "", "#5a3a22", "#3a4a3a", "#8a3b2a", "#a8b09a", { eyes: "patch" }),
  greygory_deck: man("bowler", "#5a5a66", "#8c8f98", "#4a4f5a", "#7a2f12", "#b8b8c9", { beard: "goatee", eyes: "glasses" }),
  john_pain: man("cowboy", "#2a3a4a", "#3a2a1a", "#3a4a5a", "#b5562a", "#a8b8b8", { beard: "moustache", eyes: "squint" }),
  lee_van_kliff: man("cowboy", "#16161c", "#2a241e", "#1d1d24", "#efe2c2", "#a89070", { beard: "moustache", eyes: "squint", skin: "#c58d66" }),
  teren_kill: man("sombrero", "#4a5a3a", "#5a3a22", "#6b5a3a", "#c9a227", "#b0c098", { beard: "full" }),
  youl_grinner: man("none", "", "#3a2a1f", "#1f1f28", "#6b1a12", "#c9a090", { skin: "#c58d66" }),
} satisfies Record<CharacterId, Portrait>;

export const SOMEBODY: Portrait = man("cowboy", "#6b6258", "#6b6258", "#6b6258", "#574f46", "#a59c8e", { skin: "#8f857a" });
