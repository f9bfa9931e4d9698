// What moves on the table of Intrigo when something is told in the journal.
import { type Beat, type Motion, type Sound, flights, numberIn, seatIn, wordIn } from "../../lib/motion";
import type { Script } from "../../lib/motion.svelte";
import type { Phrase } from "../../lib/wording";
import type { IntrigoBoard } from "./board";
import { awardsFrom, isAward } from "./looks";

/** How long the lantern stays at a building, in milliseconds. */
export const LANTERN = 440;
export const AWARDS = "awards";

type Teller = (line: Phrase, seat: string) => Motion[];

const TELLERS: Record<string, Teller> = {
  played: (line, seat) => flights([wordIn(line, "card")], seat, `g${numberIn(line, "gap")}`),
  bought: (line) => flights([wordIn(line, "type")], `stack-${wordIn(line, "type")}`, `g${numberIn(line, "gap")}`),
  trader: (line) => [
    ...flights([`token:${wordIn(line, "token")}`], `b${numberIn(line, "building")}`, `b${numberIn(line, "second_building")}`),
    ...flights([`token:${wordIn(line, "second_token")}`], `b${numberIn(line, "second_building")}`, `b${numberIn(line, "building")}`),
  ],
  assassin: (line) => [{ kind: "shake", at: `g${numberIn(line, "gap")}` }],
  courtesan: (line) => flights([wordIn(line, "card")], `seat-${seatIn(line, "target")}`, `g${numberIn(line, "gap")}`),
  gondolier: (line) => [
    ...flights([wordIn(line, "card")], `g${numberIn(line, "gap")}`, `g${numberIn(line, "second_gap")}`),
    ...flights([wordIn(line, "second_card")], `g${numberIn(line, "second_gap")}`, `g${numberIn(line, "gap")}`),
  ],
  guard: (line) => flights([wordIn(line, "card")], `g${numberIn(line, "gap")}`, `g${numberIn(line, "second_gap")}`),
  thief: (line) => [{ kind: "shake", at: `b${numberIn(line, "building")}` }],
};

/** What happens to all players at once: one beat for the whole run of entries. */
const TOGETHER: Record<string, Teller> = {
  dealt: (_, seat) => flights([""], "court", seat),
  packet: (line, seat) => flights([""], `seat-${seatIn(line, "target")}`, seat),
};

const SOUNDS: Record<string, Sound> = {
  played: "slide", bought: "coin", packet: "slide", dealt: "flip", assassin: "hit", thief: "flip", trader: "coin",
  courtesan: "slide", gondolier: "slide", guard: "slide", won: "win",
};

function seatOf(line: Phrase): string {
  return `seat-${seatIn(line, "player")}`;
}

/** The entries of the same kind, beginning with this one; none if it is not the first of them. */
function runOf(line: Phrase, lines: readonly Phrase[]): Phrase[] {
  const start = lines.indexOf(line);
  if (lines[start - 1]?.text === line.text) return [];
  const end = lines.findIndex((one, i) => i > start && one.text !== line.text);
  return lines.slice(start, end < 0 ? undefined : end);
}

/** All awards of a round are one beat: the board walks through them with its lantern, and shows the next view after it. */
function walk(line: Phrase, lines: readonly Phrase[]): Beat[] {
  if (isAward(lines[lines.indexOf(line) - 1])) return [];
  const length = LANTERN * awardsFrom(lines, line).length;
  return [{ motions: [{ kind: "moment", name: AWARDS, face: "", note: "", length }, ...flights([""], "nowhere", "nowhere")], sound: "seal" }];
}

/** The script of a table: one entry of the journal after the other, awards together. */
export function scriptOf(journal: () => readonly Phrase[]): Script<IntrigoBoard> {
  return (line, { after }) => {
    if (isAward(line)) return after.board.evening ? walk(line, journal()) : [];
    const name = line.text.replace("intrigo-log-", "");
    const together = TOGETHER[name];
    const motions = together
      ? runOf(line, journal()).flatMap((one) => together(one, seatOf(one)))
      : (TELLERS[name]?.(line, seatOf(line)) ?? []);
    const sound = together && !motions.length ? undefined : SOUNDS[name];
    if (!motions.length && !sound) return [];
    return [sound ? { motions, sound } : { motions }];
  };
}
