// A guest at a table: what he may do there, in words of the page.
import { app, t } from "./app.svelte";
import { withBotNames } from "./bots";
import { copy } from "./clipboard";
import { reach } from "./reach.svelte";
import type { Line, Wish } from "./line.svelte";
import { placesIn, point } from "./places";
import type { Done } from "./protocol";
import type { Sitting } from "./sitting";
import type { Option } from "./types";
import { type Names, type Phrase, namesAt, refusal } from "./wording";

/** What an adviser says at some moment: the best options, why the first of them, and how they compare. */
export interface Advice {
  options: { option: Option; percent: number | null }[];
  reason: Phrase;
  odds: Phrase;
}

export class Seat implements Sitting {
  /** Something has been said to the host and is not answered yet. */
  busy = $state(false);
  moving = $state(false);
  told = $state(Infinity);
  /** Has anything been chosen here since the page was opened? */
  private chosen = $state(false);
  private unanswered = 0; // no state: who speaks inside an effect must not depend on it
  private advice = $state.raw<{ moment: number; told: Advice | null } | null>(null);

  /** The table, with its bots called by names of the reader's language. */
  readonly table = $derived.by(() => (this.line.table ? withBotNames(app.texts, this.line.table) : null));

  constructor(readonly line: Line) {}

  get number(): number {
    return this.line.you.seat;
  }

  /** The journal as far as its entries have been shown on the board. */
  get heard(): readonly Phrase[] {
    return this.line.lines.slice(0, this.told);
  }

  get names(): Names {
    return namesAt(this.table, this.number);
  }

  /** Say something to the host; a refusal is shown to the guest. */
  async say(wish: Wish): Promise<Done | null> {
    this.busy = ++this.unanswered > 0;
    const told = await this.line.say(wish);
    this.busy = --this.unanswered > 0;
    if (told.tell === "done") return told;
    app.toast = app.texts ? refusal(app.texts, told) : "";
    return null;
  }

  async choose(option: Option | string): Promise<boolean> {
    const view = this.line.view;
    if (!view || this.busy) return false;
    const code = typeof option === "string" ? option : option.code;
    this.chosen = true;
    return (await this.say({ do: "choose", moment: view.moment, code })) !== null;
  }

  /** Take back one's last choice, or say why that cannot be. */
  async undo(): Promise<void> {
    const view = this.line.view;
    if (!view || this.number < 0 || this.line.table?.status !== "playing") return;
    if (this.line.undo) await this.say({ do: "undo", moment: view.moment });
    else app.note = this.whyNoUndo;
  }

  get whyNoUndo(): string {
    if (!this.line.table?.settings.undo) return t("web-undo-never");
    return this.chosen ? t("web-undo-not") : t("web-undo-nothing");
  }

  /** Does this table offer advice, and does its game have any? */
  get hints(): boolean {
    const settings = this.line.table?.settings;
    return (settings?.hints ?? false) && (app.games.find((one) => one.id === settings?.game)?.hints ?? false);
  }

  /** What was advised for the present moment; "thinking" until it is told, null if nobody has asked. */
  get advised(): Advice | "thinking" | null {
    if (!this.advice || this.advice.moment !== this.line.view?.moment) return null;
    return this.advice.told ?? "thinking";
  }

  /** Ask what a bot would do, and why; asked again, put that away. Meanwhile one may choose by oneself. */
  async hint(): Promise<void> {
    const moment = this.line.view?.moment ?? -1;
    const put = this.advised !== null;
    this.advice = put ? null : { moment, told: null };
    if (put) return;
    const told = await this.line.say({ do: "hint" });
    if (this.advice?.moment !== moment) return;
    this.advice = told.tell === "done" ? { moment, told: told.answer as Advice } : null;
    const best = this.advice?.told?.options[0]?.option;
    if (best) point(placesIn(best));
    if (told.tell === "refused" && app.texts) app.toast = refusal(app.texts, told);
  }

  /** The rule by which something cannot be chosen; "" if no rule is known for it. */
  async whyNot(code: string): Promise<string> {
    const told = await this.line.say({ do: "why", code });
    return told.tell === "done" ? (told.answer as { rule: string }).rule : (told.rule ?? "");
  }

  /** Copy a link by which this seat can be taken along to another device; it replaces the one before. */
  async takeAlong(): Promise<boolean> {
    const key = newKey();
    if (!(await this.say({ do: "link", key }))) return false;
    await reach.refresh();
    return copy(reach.linkTo(`t/${this.line.id}#seat=${this.number}.${key}`));
  }

  /** Take this seat away from all other devices, and from every link to it that is about. */
  async signOutOthers(): Promise<boolean> {
    return (await this.say({ do: "sign-out-others", key: newKey() })) !== null;
  }

  /** Do something that needs a name: whoever has none chooses one first, and the host is told who has come. */
  asGuest(act: () => void): void {
    const unknown = app.guest === null;
    app.named(() => {
      if (unknown) this.line.renew();
      act();
    });
  }

  /** Come back to one's seat by the personal link. */
  async claim(secret: string): Promise<void> {
    const [seat = "", key = ""] = secret.split(".");
    history.replaceState(null, "", location.pathname);
    await this.say({ do: "claim", seat: Number(seat), key });
  }
}

/** A secret of 192 bits. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
