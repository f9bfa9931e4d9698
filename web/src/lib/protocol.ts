// Made by `make generate` from the types of the server. Do not edit.

/** What a guest wants of somebody whom they have met here, by the id that holds for them only. */
export interface AboutPerson {
  do: "ask" | "block" | "part" | "unblock";
  person: string;
}

/** Host: put a bot on a free seat. */
export interface AddBot {
  do: "add-bot";
  id: string;
  seat: number;
  level: string;
}

/** Director: enter bots of a level, until there are so many entrants. */
export interface AddBots {
  do: "add-bots";
  level: string;
  entrants: number;
}

/** What everybody is told for some hours; an empty text ends it. */
export interface Announce {
  text: string;
  hours: number;
}

/** What the operator tells everybody; empty: nothing. `maintenance`: when it begins, in ms since 1970; 0: none. */
export interface Announced {
  tell: "announced";
  text: string;
  maintenance: number;
}

/** Answer a proposal of another player, or withdraw your own. */
export interface AnswerProposal {
  do: "answer";
  id: string;
  yes: boolean;
}

/** The code of the option that is chosen in a puzzle. */
export interface AnswerPuzzle {
  code: string;
}

/** An address from which nobody may come for some hours; one of IPv6 stands for its /64. */
export interface BarAddress {
  address: string;
  hours: number;
}

/** A guest who may not come for some hours, and what they are called. */
export interface BarGuest {
  guest: string;
  name: string;
  hours: number;
}

/** Begin to make a passkey, or to use one. */
export type BeginPasskey = {

};

/** Director: begin this round. */
export interface BeginRound {
  do: "next";
  round: number;
}

/** Start a test whether others can reach the server. */
export type BeginTest = {

};

/** Director: begin the first round. */
export interface BeginTournament {
  do: "begin";
}

/** Block whoever wrote a line of the chat. */
export interface BlockChat {
  at: number;
  name: string;
}

/** Play on from `step` of a past game as it is seen `by` somebody (as in the path of its steps), on `seat`, against */
export interface Branch {
  step: number;
  seat: number;
  level: string;
  by?: string;
  imagined?: boolean;
}

/** Play on from a puzzle against bots of this level. */
export interface BranchPuzzle {
  level: string;
}

/** New chat messages; several after connecting. */
export interface ChatMessages {
  tell: "chat";
  said: unknown;
}

/** Take an option of your decision, by its code. */
export interface Choose {
  do: "choose";
  id: string;
  moment: number;
  code: string;
}

/** Come back to your seat with the key of its personal link. */
export interface Claim {
  do: "claim";
  id: string;
  seat: number;
  key: string;
}

/** How long a decision may take: `each` seconds (days, in a game by correspondence), then the seat's `reserve`. */
export interface Clock {
  kind?: "days" | "game" | "none" | "seconds";
  each?: number;
  reserve?: number;
}

/** Host: close the table before the start, or after the end. */
export interface Close {
  do: "close";
  id: string;
}

/** The label of a table to close. */
export interface CloseTable {
  label: string;
}

/** The label of a tournament to end. */
export interface CloseTournament {
  label: string;
}

/** Leave the game for good. Where the game has no such rule, a bot takes over. */
export interface Concede {
  do: "concede";
  id: string;
}

/** Host: change the settings before the start. */
export interface Configure {
  do: "configure";
  id: string;
  settings: Settings;
}

/** Director: change the settings before the start. */
export interface ConfigureTournament {
  do: "configure";
  settings: TournamentSettings;
}

/** Any player: deal the next game of the match. */
export interface Continue {
  do: "continue";
  id: string;
}

/** Delete everything that is known of the guest; `name` is their name, so that nobody does that by mistake. */
export interface DeleteMe {
  name: string;
}

/** The command with this id has taken effect. `answer` is what was asked for, if anything was. */
export interface Done {
  tell: "done";
  id: string;
  answer?: unknown;
}

/** Show an emote. */
export interface Emote {
  do: "emote";
  id: string;
  emote: "angry" | "clap" | "hello" | "hurry" | "laugh" | "sad" | "think" | "wow";
}

/** Somebody shows an emote. */
export interface EmoteMessage {
  tell: "emote";
  seat: number;
  emote: string;
}

/** Director: end the tournament; standings stay as they are. Games go on, but do not count any more. */
export interface EndTournament {
  do: "end";
}

/** Take part, or take part again. */
export interface Enter {
  do: "enter";
}

/** What has changed since the last `game` or `changed`, for a client that wants changes. */
export interface GameChanges {
  tell: "changed";
  put: unknown;
  add: unknown;
  first: number;
  lines: unknown;
  check: number;
}

/** The game as this seat may see it. `lines` are the lines of the journal from number `first` on. */
export interface GameMessage {
  tell: "game";
  number: number;
  view: unknown;
  first: number;
  lines: unknown;
  undo: boolean;
  clock: unknown;
  passing?: boolean;
  plan?: unknown;
  open?: unknown;
  lesson?: unknown;
  pass_to?: (number)[];
}

/** Ask for advice. Nothing happens at the table. */
export interface Hint {
  do: "hint";
  id: string;
}

/** The text of a replay file. */
export interface Import {
  replay: string;
  public?: boolean;
}

/** Join a group or leave it. */
export interface InGroup {
  do: "join" | "leave";
}

/** Whom to invite to a table, by ids that hold for the guest only. */
export interface Invite {
  people: (string)[];
}

/** Let everything pass until your turn: the table does not ask you to react. Nobody else is told. */
export interface LetPass {
  do: "let-pass";
  id: string;
  yes: boolean;
}

/** Who may come again. */
export interface LiftBar {
  kind: "address" | "guest";
  target: string;
}

/** Make a personal link of your seat. The client draws the key; the server stores its digest only. */
export interface Link {
  do: "link";
  id: string;
  key: string;
}

/** Maintenance begins in so many minutes and lasts so many hours; 0 hours: there is none. */
export interface Maintain {
  minutes: number;
  hours: number;
}

/** Make a recovery code; the one before is not valid any more. */
export type MakeCode = {

};

/** Host: hand the table over to the player of a seat. */
export interface MakeHost {
  do: "make-host";
  id: string;
  seat: number;
}

/** A nickname, and how the guest wants to be spoken of. */
export interface Me {
  name: string;
  address?: "" | "he" | "she";
}

/** Host: mute or unmute a spectator. */
export interface Mute {
  do: "mute";
  id: string;
  spectator: string;
  yes?: boolean;
}

/** A new group. */
export interface NewGroup {
  name: string;
}

/** What a browser says about a passkey that was made, as base64 for URLs. */
export interface NewPasskey {
  client_data: string;
  attestation: string;
}

/** A request that says everything by its path. */
export type Nothing = {

};

/** Whether the server listens on the network or on this machine only. */
export interface OpenHost {
  open: boolean;
}

/** Begin a lesson, or go on with it; `again`: from its start. */
export interface OpenLesson {
  again?: boolean;
}

/** A new table: its settings, the guest's own seat, bots for other seats, and whether to start at once. */
export interface OpenTable {
  settings: Settings;
  seat?: number | null;
  bots?: (string)[];
  start?: boolean;
  position?: string;
}

/** A new tournament, which the guest directs. */
export interface OpenTournament {
  settings: TournamentSettings;
}

/** Director: let no table and no round begin. */
export interface PauseTournament {
  do: "pause";
}

/** Plan answers to public choices of others: lines of choices, of others and your own. The table chooses for you */
export interface Plan {
  do: "plan";
  id: string;
  moment: number;
  lines: ((PlannedStep)[])[];
}

/** One choice of a planned line: [seat, code]. */
export type PlannedStep = [number, string];

/** Ask who would be asked what after these public choices, to plan answers. Nothing happens at the table. */
export interface Preview {
  do: "preview";
  id: string;
  line: (PlannedStep)[];
}

/** Propose to end or to pause the game, or, if only bots are left in it, to skip to its end. */
export interface Propose {
  do: "propose";
  id: string;
  what: "end" | "pause" | "skip";
}

/** In a lesson: step number `step` is read, show the next one. Sent twice, it has no further effect. */
export interface ReadOn {
  do: "read-on";
  id: string;
  step: number;
}

/** Tell the others that you are ready, or not. */
export interface Ready {
  do: "ready";
  id: string;
  yes: boolean;
}

/** The command with this id has no effect: the id of a text, its arguments, and the rule that forbids it. */
export interface Refusal {
  tell: "refused";
  id: string;
  text: string;
  arguments?: Record<string, string | number>;
  rule?: string;
  details?: (Refusal)[];
}

/** A player of a finished game: open a table for another one, everybody one seat further. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Host: free a seat; its player may be banned from sitting down again. */
export interface Remove {
  do: "remove";
  id: string;
  seat: number;
  ban?: boolean;
}

/** Director: an entrant takes part no more and cannot come back. */
export interface RemoveEntrant {
  do: "remove";
  entrant: number;
}

/** Host: remove a spectator, who cannot come back to this table. */
export interface RemoveSpectator {
  do: "remove-spectator";
  id: string;
  spectator: string;
}

/** A line of the chat, by its time and whoever wrote it, and what is wrong with it. */
export interface ReportChat {
  at: number;
  name: string;
  text?: string;
}

/** Continue after a pause. */
export interface Resume {
  do: "resume";
  id: string;
}

/** Director: go on. */
export interface ResumeTournament {
  do: "resume";
}

/** Chat. `costs` confirms that it may cost something in the game. */
export interface Say {
  do: "say";
  id: string;
  text: string;
  costs?: boolean;
}

/** Host: let somebody without a device of their own sit down; they play on this one. */
export interface SeatPerson {
  do: "seat-person";
  id: string;
  seat: number;
  name: string;
  address?: "" | "he" | "she";
}

/** When a guest wants to be told. Times of day are minutes since midnight in the guest's time zone `zone`, which is */
export interface SetNotices {
  language: "en" | "ru";
  zone: string;
  offset: number;
  quiet_from: number;
  quiet_until: number;
  digest: number;
}

/** Whether a guest wants to be told of their turns at a table. */
export interface SetTableNotices {
  on: boolean;
}

/** Until when a guest is on vacation, in ms since 1970; 0: not any more. */
export interface SetVacation {
  until: number;
}

/** The settings of a table. `games` above 1 is a match; `grace` is how long a seat waits for an absent player. */
export interface Settings {
  game: string;
  seats: number;
  options?: Record<string, string | boolean | number>;
  title?: string;
  public?: boolean;
  clock?: Clock;
  games?: number;
  grace?: number;
  pace?: number;
  hints?: boolean;
  undo?: boolean;
  talk?: boolean;
  spectators?: boolean;
}

/** The report that has been dealt with. */
export interface SettleReport {
  id: string;
}

/** A recovery code, however it was written down. */
export interface SignInByCode {
  code: string;
  join?: boolean;
}

/** What a browser says about a passkey that was used. `join`: what the guest of this browser has played is the */
export interface SignInByPasskey {
  credential: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  join?: boolean;
}

/** Sign out all other devices of your seat; its personal link gets this key. */
export interface SignOutOthers {
  do: "sign-out-others";
  id: string;
  key: string;
}

/** Take a free seat. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

/** To the host: who watches (`spectators`, each with an `id` for commands), and how many without a name. */
export interface SpectatorsMessage {
  tell: "spectators";
  spectators: unknown;
  unnamed: number;
}

/** Leave your seat before the start. A device that came by a personal link leaves alone, at any time. */
export interface Stand {
  do: "stand";
  id: string;
}

/** Host: deal. All seats must be taken. */
export interface Start {
  do: "start";
  id: string;
}

/** A push subscription, as a browser describes it. */
export interface Subscribe {
  endpoint: string;
  keys: SubscriptionKeys;
}

/** The keys of a push subscription, as base64 for URLs. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** The table, sent whenever it changes. `you` is what the table is to this client. */
export interface TableMessage {
  tell: "table";
  table: unknown;
  you: unknown;
}

/** How a tournament is played. `table` are the settings of its tables; `match`: each is a match of as many games as */
export interface TournamentSettings {
  table: Settings;
  format?: "knock-out" | "league" | "round-robin" | "swiss";
  scoring?: "places" | "score";
  match?: boolean;
  rounds?: number;
  grace?: number;
  most?: number;
  automatic?: boolean;
  late?: boolean;
  public?: boolean;
}

/** Undo your last choice. */
export interface Undo {
  do: "undo";
  id: string;
  moment: number;
}

/** The push subscription that receives nothing any more. */
export interface Unsubscribe {
  endpoint: string;
}

/** The first message of every connection. `now` is the server's time, in milliseconds. */
export interface Welcome {
  tell: "welcome";
  protocol: number;
  engine: string;
  table: string;
  now: number;
  languages?: (string)[];
}

/** The id of a passkey or a device. */
export interface Which {
  id: string;
}

/** Ask which rule forbids an option. Nothing happens at the table. */
export interface Why {
  do: "why";
  id: string;
  code: string;
}

/** Take part no more. A game that is being played is given up. */
export interface Withdraw {
  do: "withdraw";
}

export type Command = AddBot | AnswerProposal | Choose | Claim | Close | Concede | Configure | Continue | Emote | Hint | LetPass | Link | MakeHost | Mute | Plan | Preview | Propose | ReadOn | Ready | Rematch | Remove | RemoveSpectator | Resume | Say | SeatPerson | SignOutOthers | Sit | Stand | Start | Undo | Why;

export type TournamentCommand = AboutPerson | AddBots | BeginRound | BeginTournament | ConfigureTournament | EndTournament | Enter | InGroup | PauseTournament | RemoveEntrant | ResumeTournament | Withdraw;

export type ServerMessage = Announced | ChatMessages | Done | EmoteMessage | GameChanges | GameMessage | Refusal | SpectatorsMessage | TableMessage | Welcome;
