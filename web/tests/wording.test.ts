import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Texts } from "../src/lib/texts";
import { entryText, nameArguments, playerArguments, parseReason, figuresOf, isShown, figureMark, nameOf, gameTitle, namesAt, playerName, segments, refusalText, boardlessText, phraseText, type Names } from "../src/lib/wording";

const SOURCE = `
you = You
somebody = Somebody
list-empty = nothing
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-several = { $count } × { $word }
card-nope = Nope
card-skip = Skip
    .named = the Skip
card-named = “{ $card }”
card-hidden = a hidden card
card-variant-marked = { $card } (marked)
took = { $player_is ->
    [you] You take { $cards }.
   *[other] { $player } takes { $cards }.
}
    .hidden = { $player } takes a card.
row = { $cards_in_order }
chose = { $player } chooses { $card }.
    .hidden = { $player } has chosen.
    .page-hidden = { "" }
ended = { $player } ends the turn.
    .page = { "" }
error-with-rule = { $error } { $rule }: { $text }
error-detail = { $error } ({ $rule })
error-sum = Wrong: { $details }
error-part = part
rule-KIT-N05 = One at a time.
rule-KIT-X1_2 = Twice.
    .mercy-false = Always twice.
cuffs = { $player } cuffs { $target_self ->
    [yes] nobody else
   *[no] { $target }
}.
lay = Lay { $card } into gap g1
    .page = Lay { $card } into the marked gap
    .boardless = Lay { $card }
card-jail = Jail
    .text = Hearts set free.
    .release-one_turn = For one turn.
`;

function texts(): Texts {
  const found = new Texts("en");
  found.bundle.addResource(new FluentResource(SOURCE));
  return found;
}

const names: Names = { names: ["Ann", "Bob"], me: 0, owners: [0, 1], addresses: [] };
const nope = { word: "nope", of: "card-" };
const skip = { word: "skip", of: "card-" };

describe("sentences", () => {
  it("speak of the reader as you", () => {
    const phrase = { text: "took", arguments: { player: { seat: 0 }, cards: [nope] } };
    expect(phraseText(texts(), phrase, names)).toBe("You take “Nope”.");
  });

  it("know who does something to themselves, be it with another figure", () => {
    const cuffs = (player: number, target: number) => ({ text: "cuffs", arguments: { player: { seat: player }, target: { seat: target } } });
    expect(phraseText(texts(), cuffs(1, 1), names)).toBe("Bob cuffs nobody else.");
    expect(phraseText(texts(), cuffs(1, 0), names)).toBe("Bob cuffs You.");
    expect(phraseText(texts(), cuffs(2, 1), { ...names, owners: [0, 1, 1] })).toMatch(/cuffs nobody else\.$/);
  });

  it("count equal cards and end a list with and", () => {
    const phrase = { text: "took", arguments: { player: { seat: 1 }, cards: [nope, skip, nope] } };
    expect(phraseText(texts(), phrase, names)).toBe("Bob takes 2 × “Nope” and the Skip.");
  });

  it("are told on a page unless their text for pages is empty", () => {
    const chose = { text: "chose", arguments: { player: { seat: 1 }, card: nope } };
    const secret = { text: "chose", hidden: true, arguments: { player: { seat: 1 }, card: { word: null, of: "card-" } } };
    const ended = { text: "ended", arguments: { player: { seat: 0 } } };
    expect([chose, secret, ended].map((phrase) => isShown(texts(), phrase, names))).toEqual([true, false, false]);
    expect([chose, secret, ended].map((phrase) => entryText(texts(), phrase, names))).toEqual([phraseText(texts(), chose, names), "Bob has chosen.", "You ends the turn."]);
    expect(phraseText(texts(), chose, names)).toBe("Bob chooses “Nope”.");
  });

  it("name no marked place where there is no board", () => {
    const lay = { text: "lay", arguments: { card: skip } };
    expect(phraseText(texts(), lay, names)).toBe("Lay the Skip into the marked gap");
    expect(boardlessText(texts(), lay, names)).toBe("Lay the Skip");
    const took = { text: "row", arguments: { cards: [skip] } };
    expect(boardlessText(texts(), took, names)).toBe(phraseText(texts(), took, names));
  });

  it("keep the order where it matters", () => {
    const phrase = { text: "row", arguments: { cards: [nope, skip, nope] } };
    expect(phraseText(texts(), phrase, names)).toBe("“Nope”, the Skip, “Nope”");
  });

  it("tell nothing that is hidden", () => {
    const phrase = { text: "took", arguments: { player: { seat: 1 } }, hidden: true };
    expect(phraseText(texts(), phrase, names)).toBe("Bob takes a card.");
  });

  it("name variants of a card", () => {
    const marked = { word: "skip.marked", of: "card-" };
    expect(phraseText(texts(), { text: "row", arguments: { cards: [marked] } }, names)).toBe("the Skip (marked)");
  });
});

describe("players", () => {
  const three: Names = { names: ["Аня", "Боря", "Саша"], me: 0, owners: [], addresses: ["she", "he", ""] };
  const fell = new Texts("ru");
  fell.bundle.addResource(new FluentResource("you = Ты\nsomebody = Кто-то\nfell = { $player } { $player_as ->\n    [she] упала\n    [he] упал\n   *[any] падает\n }"));

  it("are spoken of as they want", () => {
    const told = [0, 1, 2, null].map((seat) => phraseText(fell, { text: "fell", arguments: { player: { seat } } }, three));
    expect(told).toEqual(["Ты упала", "Боря упал", "Саша падает", "Кто-то упал"]);
  });

  it("are spoken of by name in the texts of the pages", () => {
    expect(fell.format("fell", playerArguments(three, 0))).toBe("Аня упала");
  });

  it("are known from the chairs of a table", () => {
    const chairs = [{ name: "Аня", address: "she" as const }, { name: "Саша", address: "" as const }];
    expect(namesAt({ chairs, figures: [0, 1, 0, 1] }, 1)).toEqual({ names: ["Аня", "Саша"], me: 1, owners: [0, 1, 0, 1], addresses: ["she", ""], forms: ["", ""] });
    expect(namesAt(null, -1).names).toEqual([]);
  });

  it("have their cases if they are bots, and stand behind a word if they are people", () => {
    const russian = new Texts("ru");
    russian.bundle.addResource(new FluentResource("player-name = { $name }\n    .gen = игрока { $name }\nbot-name-felix = Феликс\n    .gen = Феликса\n"));
    const names = namesAt({ chairs: [{ name: "Аня", address: "she" as const }, { name: "Феликс", address: "he" as const, bot: "felix" }], figures: [0, 1, 0, 1] }, -1);
    expect(nameArguments(russian, names, 0).name_gen).toBe("игрока Аня ①");
    expect(nameArguments(russian, names, 3).name_gen).toBe("Феликса ②");
  });
});

describe("figures", () => {
  const two: Names = { names: ["Ann", "Bob"], me: -1, owners: [0, 1, 0, 1], addresses: [] };

  it("of one player are told apart", () => {
    expect([0, 1, 2, 3].map((figure) => nameOf(two, figure))).toEqual(["Ann ①", "Bob ①", "Ann ②", "Bob ②"]);
  });

  it("that are alone need no sign", () => {
    expect(figureMark(names, 1)).toBe("");
  });
});

describe("the texts of a table", () => {
  const told = texts().withTableSettings({ release: "one_turn", mercy: false });

  it("tell cards and rules as they are played there", () => {
    expect(told.format("card-jail", {}, "text")).toBe("For one turn.");
    expect(told.rule("KIT-X1.2")).toBe("Always twice.");
  });

  it("tell what is the same for all tables as ever", () => {
    expect(told.format("card-jail")).toBe("Jail");
    expect(told.rule("KIT-N05")).toBe("One at a time.");
    expect(texts().withTableSettings({ release: "black_too" }).format("card-jail", {}, "text")).toBe("Hearts set free.");
  });

  it("do not change those of other tables", () => {
    const all = texts();
    all.withTableSettings({ release: "one_turn" });
    expect(all.format("card-jail", {}, "text")).toBe("Hearts set free.");
  });
});

describe("a player with two figures", () => {
  const pair: Names = { names: ["Ann", "Bob"], me: 0, owners: [0, 1, 0, 1], addresses: [] };

  it("is called by his name alone, and his figures by a sign", () => {
    expect([playerName(pair, 1), nameOf(pair, 3)]).toEqual(["Bob", "Bob ②"]);
  });

  it("is found at any of them", () => {
    expect(figuresOf(pair, 1)).toEqual([1, 3]);
    expect(figuresOf({ ...pair, owners: [] }, 1)).toEqual([1]);
  });
});

describe("refusals", () => {
  it("quote the rule that says no", () => {
    expect(refusalText(texts(), { text: "error-part", rule: "KIT-N05" })).toBe("part KIT-N05: One at a time.");
  });

  it("find rules whose ids have dots", () => {
    expect(texts().rule("KIT-X1.2")).toBe("Twice.");
  });

  it("list their details", () => {
    const details = [{ text: "error-part", rule: "KIT-1" }];
    expect(refusalText(texts(), { text: "error-sum", details })).toBe("Wrong: part (KIT-1)");
  });
});

describe("a sentence in pieces", () => {
  const took = { text: "took", arguments: { player: { seat: 1 }, cards: [nope, nope, skip] } };

  it("says the same as the sentence", () => {
    const told = segments(texts(), took, names);
    expect(told.map((one) => one.text).join("")).toBe(phraseText(texts(), took, names));
  });

  it("marks players and cards, each with the id of its text", () => {
    const told = segments(texts(), took, names);
    expect(told.filter((one) => one.name).map((one) => one.text)).toEqual(["Bob"]);
    expect(told.filter((one) => one.part).map((one) => one.part)).toEqual(["card-nope", "card-skip"]);
  });
});

it("finds the rule that a reason begins with", () => {
  expect(parseReason("KIT-N03: You have said it yourself.")).toEqual({ rule: "KIT-N03", words: "You have said it yourself." });
  expect(parseReason("Anna: not now")).toEqual({ rule: "", words: "Anna: not now" });
});

describe("a game of another package, without words", () => {
  const names: Names = { names: ["Ann", "Bob"], me: 0, owners: [], addresses: [] };
  const played = { text: "toy-log-play", arguments: { player: { seat: 1 }, card: { word: "six", of: "toy-card-" }, count: 2 } };

  it("is called by its id", () => {
    expect(gameTitle(texts(), "toy")).toBe("toy");
  });

  it("tells its options by their codes", () => {
    expect(phraseText(texts(), { ...played, code: "play:six" } as typeof played, names)).toBe("play:six");
  });

  it("tells what happens by its id and what it is about", () => {
    expect(phraseText(texts(), played, names)).toBe("toy-log-play Bob six 2");
    expect(segments(texts(), played, names)).toEqual([{ text: "toy-log-play Bob six 2", part: "", name: false }]);
    expect(isShown(texts(), played, names)).toBe(true);
  });

  it("hides what its readers may not know", () => {
    const hidden = { text: "toy-log-draw", arguments: { player: { seat: null }, cards: [{ word: null, of: "toy-card-" }] }, hidden: true };
    expect(phraseText(texts(), hidden, names)).toBe("toy-log-draw ? ?");
  });
});
