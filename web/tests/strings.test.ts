import { describe, expect, it } from "vitest";
import { inComponent, inModule } from "../strings";

describe("words outside of the Fluent files", () => {
  it("are found between tags and in what is read aloud", () => {
    expect(inComponent("<p>Hello there</p>")).toEqual(["Hello there"]);
    expect(inComponent('<img alt="A cat" src="cat.png" />')).toEqual(["A cat"]);
    expect(inComponent('<button title={"Close"}>×</button>')).toEqual(["Close"]);
    expect(inComponent("<b>{ready ? \"Игра началась\" : \"\"}</b>")).toEqual(["Игра началась"]);
  });

  it("are found in scripts", () => {
    expect(inModule('const a = "The game is over";')).toEqual(["The game is over"]);
    expect(inModule("const b = `Ходит игрок`;")).toEqual(["Ходит игрок"]);
  });

  it("are not what code consists of", () => {
    expect(inComponent('<p class="row soft" style="color: red">{t("web-title")} · ×2</p>')).toEqual([]);
    expect(inModule('// The game is over\nconst c = "web-title"; const d = "ArrowLeft"; throw new Error("no icon");')).toEqual([]);
  });
});
