// Several people on one device: who looks at it, and to whom it is passed next.
import { untrack } from "svelte";
import { app } from "./app.svelte";
import { closeCard } from "./card-dialog.svelte";
import { TableConnection } from "./connection.svelte";
import { nextToAsk } from "./next-to-ask";
import { TableSession } from "./session.svelte";

/**
 * The session of a table on a device that several people may share. Whoever looks has a connection of their own; when the
 * device is passed on, that session is dropped with everything it was sent.
 */
export class SharedDevice {
  session = $state.raw<TableSession>()!;
  /** The seat of the person who looks; -1: nobody, everything is hidden. */
  looking = $state(-1);
  /** Who was asked at this moment of the game; an answer may be secret, so the host does not tell. */
  private asked = new Set<number>();
  private moment = "";
  /** The moment at which the person who looks began, and whether they had something to decide since. */
  private begun = "";
  private decided = false;

  constructor(private readonly table: string) {
    this.session = new TableSession(new TableConnection(table));
  }

  /** True if people share this device, and there is something to hide. */
  get isShared(): boolean {
    const { table, you } = this.session;
    return you.here.length > 0 && table !== null && table.status !== "waiting";
  }

  /** To whom the device has to be passed now; -1: to nobody. */
  get next(): number {
    this.noteMoment();
    return nextToAsk(this.session.you.here, this.session.connection.passTo, this.asked, this.looking);
  }

  /** Show the side of a seat. */
  look(seat: number): void {
    this.begun = "";
    this.decided = false;
    this.open(seat);
  }

  /** Hide everything, until somebody says that they look. */
  hide(): void {
    if (this.looking < 0) return;
    if (!this.isDeciding) this.asked.add(this.looking);
    this.open(-1);
  }

  /** Hide everything as soon as the person who looks is done and another one has to be asked. */
  passOn(): void {
    const { session } = this;
    if (this.looking < 0 || !session.view || session.table?.status !== "playing") return;
    this.noteMoment();
    this.begun ||= this.moment;
    this.decided ||= this.isDeciding;
    const isDone = !this.isDeciding && !session.busy && !session.animating && (this.decided || this.moment !== this.begun);
    if (isDone && this.next >= 0) untrack(() => this.hide());
  }

  close(): void {
    this.session.connection.close();
  }

  private get isDeciding(): boolean {
    return this.session.view?.options.some((option) => !option.offer) ?? false;
  }

  private open(seat: number): void {
    this.session.connection.close();
    closeCard();
    app.notice = app.error = "";
    this.looking = seat;
    this.session = new TableSession(new TableConnection(this.table, seat < 0 ? "" : String(seat)));
  }

  private noteMoment(): void {
    const { view, gameNumber } = this.session;
    const moment = view ? `${gameNumber}/${view.moment}` : this.moment;
    if (moment !== this.moment) this.asked = new Set();
    this.moment = moment;
  }
}
