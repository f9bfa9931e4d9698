// Animations for journal entries of Intrigo.
import { t } from "../../lib/app.svelte";
import { type Beat, type Motion, type Sound, READING, flights, weighted } from "../../lib/animation";
import type { Script, ScriptContext } from "../../lib/animation.svelte";
import { type Phrase, numberArgument, seatArgument, wordArgument } from "../../lib/wording";
import type { IntrigoBoard } from "./board";
import { awardsFrom, buildingsOf, isAward } from "./layout";

/** How long the lantern stays at a building, in ms. */
export const LANTERN = 800;
export const AWARDS = "awards";

type EntryScript = (entry: Phrase, seat: string) => Motion[];

const SCRIPTS: Record<string, EntryScript> = {
  round: (entry) => [{ kind: "heading", text: t("web-round", { round: numberArgument(entry, "round") }) }],
  played: (entry, seat) => flights([wordArgument(entry, "card")], seat, `g${numberArgument(entry, "gap")}`),
  bought: (entry) => flights([wordArgument(entry, "type")], `stack-${wordArgument(entry, "type")}`, `g${numberArgument(entry, "gap")}`),
  trader: (entry) => [
    ...flights([`token:${wordArgument(entry, "token")}`], `b${numberArgument(entry, "building")}`, `b${numberArgument(entry, "second_building")}`),
    ...flights([`token:${wordArgument(entry, "second_token")}`], `b${numberArgument(entry, "second_building")}`, `b${numberArgument(entry, "building")}`),
  ],
  assassin: (entry) => [{ kind: "shake", at: `g${numberArgument(entry, "gap")}` }],
  courtesan: (entry) => flights([wordArgument(entry, "card")], `seat-${seatArgument(entry, "target")}`, `g${numberArgument(entry, "gap")}`),
  gondolier: (entry) => [
    ...flights([wordArgument(entry, "card")], `g${numberArgument(entry, "gap")}`, `g${numberArgument(entry, "second_gap")}`),
    ...flights([wordArgument(entry, "second_card")], `g${numberArgument(entry, "second_gap")}`, `g${numberArgument(entry, "gap")}`),
  ],
  guard: (entry) => flights([wordArgument(entry, "card")], `g${numberArgument(entry, "gap")}`, `g${numberArgument(entry, "second_gap")}`),
  thief: (entry) => [{ kind: "shake", at: `b${numberArgument(entry, "building")}` }],
};

/** Entries that come once for each player: the whole run is one beat. */
const TOGETHER: Record<string, EntryScript> = {
  dealt: (_, seat) => flights([""], "court", seat),
  packet: (entry, seat) => flights([""], `seat-${seatArgument(entry, "target")}`, seat),
};

const SOUNDS: Record<string, Sound> = {
  played: "slide", bought: "coin", packet: "slide", dealt: "flip", assassin: "hit", thief: "flip", trader: "coin",
  courtesan: "slide", gondolier: "water", round: "seal", guard: "slide", won: "win",
};

function seatOf(entry: Phrase): string {
  return `seat-${seatArgument(entry, "player")}`;
}

/** The run of entries of the same kind that starts with this one; empty if it is not the first. */
function runOf(entry: Phrase, entries: readonly Phrase[]): Phrase[] {
  const start = entries.indexOf(entry);
  if (entries[start - 1]?.text === entry.text) return [];
  const end = entries.findIndex((one, i) => i > start && one.text !== entry.text);
  return entries.slice(start, end < 0 ? undefined : end);
}

/** All awards of a round are one beat, during which the board walks through them; the next view is shown after it. */
function walk(entry: Phrase, entries: readonly Phrase[]): Beat[] {
  if (isAward(entries[entries.indexOf(entry) - 1])) return [];
  const length = LANTERN * awardsFrom(entries, entry).length;
  return [{ motions: [{ kind: "custom", name: AWARDS, face: "", note: "", length }, ...flights([""], "nowhere", "nowhere")], sound: "seal" }];
}

/** Powers that move or turn down an intrigue card. */
const ON_CARDS = ["assassin", "gondolier", "guard"];
/** Powers on tokens, with the buildings that they name. */
const ON_TOKENS: Record<string, readonly string[]> = { trader: ["building", "second_building"], thief: ["building"] };

/** What somebody else takes from a player's family, as the views say who would win what: a hired power, one of its cards or a
 * token that it would have won; another card beside theirs, a seal. null if nothing is aimed at the player, otherwise the
 * tokens that are lost to them. */
function lostTokens(entry: Phrase, { me, before, after }: ScriptContext<IntrigoBoard>): string[] | null {
  const name = entry.text.replace("intrigo-log-", "");
  const actor = seatArgument(entry, name === "played" ? "player" : "by");
  const family = before.board.players[me]?.family;
  if (!family || actor === me || actor < 0) return null;
  const wouldWin = (building: number) => before.board.claims[building] === family;
  const named = ON_TOKENS[name]?.map((one) => numberArgument(entry, one)).filter(wouldWin);
  if (named) return named.length ? named.map((building) => before.board.tokens[building] ?? "") : null;
  const lost = before.board.tokens.filter((_, building) => wouldWin(building) && after.board.claims[building] !== family);
  if (ON_CARDS.includes(name)) return ["card", "second_card"].some((one) => wordArgument(entry, one).startsWith(`${family}_`)) ? lost : null;
  if (name === "courtesan" && seatArgument(entry, "target") === me) return lost;
  if (name !== "played" && name !== "courtesan") return null;
  const beside = buildingsOf(`g${numberArgument(entry, "gap")}`, before.board.tokens.length);
  const seals = beside.filter((building) => wouldWin(building) && after.board.claims[building] !== family).map((building) => before.board.tokens[building] ?? "");
  return seals.some((token) => token !== "ducat") ? seals : null;
}

/** A beat that is aimed at the player, with what they lose by it. */
function aimedBeat(beat: Beat, tokens: readonly string[]): Beat {
  const names = tokens.filter(Boolean).map((token) => t(`intrigo-token-${token}`, {}, "named"));
  return { ...beat, weight: "aimed", ...(names.length ? { note: t("intrigo-web-lost", { tokens: names.join(", ") }) } : {}) };
}

/** The script for a journal; all awards of a round are one beat. */
export function scriptOf(journal: () => readonly Phrase[]): Script<IntrigoBoard> {
  return (entry, context) => {
    if (isAward(entry)) return context.after.board.evening ? walk(entry, journal()) : [];
    const name = entry.text.replace("intrigo-log-", "");
    const together = TOGETHER[name];
    const motions = together
      ? runOf(entry, journal()).flatMap((one) => together(one, seatOf(one)))
      : (SCRIPTS[name]?.(entry, seatOf(entry)) ?? []);
    const sound = together && !motions.length ? undefined : SOUNDS[name];
    if (name === "passed") return [READING];
    if (!motions.length && !sound) return [];
    const beat: Beat = sound ? { motions, sound } : { motions };
    const lost = together ? null : lostTokens(entry, context);
    if (lost) return [aimedBeat(beat, lost)];
    return weighted([beat], together ? "quick" : name === "round" ? "round" : undefined);
  };
}
