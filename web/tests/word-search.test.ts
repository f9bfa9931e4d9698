import { describe, expect, it } from "vitest";
import { WordSearch, errorsBetween, stem } from "../src/lib/word-search";

const finds = (text: string, words: string, mistyped = false) => new WordSearch(words, mistyped).finds(text);

describe("a search for words", () => {
  it.each([
    ["Сбрось «Бочку», если она есть.", "бочка"],
    ["Кто вытянет котёнка, тот выбывает.", "котенку"],
    ["Игрок, потерявший последнюю жизнь, выбывает.", "жизни"],
    ["Верни карту в колоду.", "колоды карта"],
    ["Каждый платит товарами.", "товар"],
    ["All kittens explode.", "kitten"],
    ["You may discard a card.", "discarded cards"],
    ["Взрывной котёнок", "взрыв"],
  ])("“%s” is found by “%s”", (text, words) => {
    expect(finds(text, words)).toBe(true);
  });

  it("finds neither other words nor parts of the wanted ones", () => {
    expect(finds("Верни карту в колоду.", "сброс")).toBe(false);
    expect(finds("Draw the top card.", "draw bottom")).toBe(false);
    expect(finds("Кот наплакал", "которая")).toBe(false);
  });

  it("forgives a typing error only when asked to", () => {
    expect(finds("Discard the Barrel.", "barel")).toBe(false);
    expect(finds("Discard the Barrel.", "barel", true)).toBe(true);
    expect(finds("Сбрось «Динамит».", "дниамит", true)).toBe(true);
    expect(finds("Обезвредь котёнка.", "обезвердить", true)).toBe(true);
    expect(finds("A cat.", "dog", true)).toBe(false);
  });

  it("finds rules by their ids", () => {
    expect(finds("KIT-T05 Draw a card.", "kit-t05")).toBe(true);
  });
});

it("the forms of a word have one stem", () => {
  expect(new Set(["колода", "колоду", "колодой", "колоды"].map(stem)).size).toBe(1);
  expect(stem("он")).toBe("он");
});

it("swapped letters are one error", () => {
  expect(errorsBetween("abcd", "acbd", 2)).toBe(1);
  expect(errorsBetween("abcd", "xyzw", 2)).toBe(3);
});
