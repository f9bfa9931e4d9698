import { describe, expect, it } from "vitest";
import { wrapText } from "../src/lib/result-picture";

describe("the words of a picture", () => {
  const short = (line: string) => line.length <= 10;

  it("stand in lines that fit", () => {
    expect(wrapText("Vera wins the game at last", short, 5)).toEqual(["Vera wins", "the game", "at last"]);
  });

  it("are never lost without a sign", () => {
    expect(wrapText("Vera wins the game at last", short, 2)).toEqual(["Vera wins", "the game …"]);
  });

  it("keep a word that is too long in a line of its own", () => {
    expect(wrapText("a Stagecoaches b", short, 5)).toEqual(["a", "Stagecoaches", "b"]);
  });
});
