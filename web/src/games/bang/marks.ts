// The symbols at the bottom right of a BANG! card: range, life points, cards, distance.
import type { CardId } from "./facts";

export interface Mark {
  sign: "range" | "life" | "cards" | "distance" | "later" | "cost";
  text: string;
}

const range = (text: string): Mark => ({ sign: "range", text });
const life = (text: string): Mark => ({ sign: "life", text });
const cards = (text: string): Mark => ({ sign: "cards", text });
const distance = (text: string): Mark => ({ sign: "distance", text });
const LATER: Mark = { sign: "later", text: "" };
const COST: Mark = { sign: "cost", text: "+" };

/** Every card is listed, even without symbols: the type check finds missing ones. */
export const MARKS: Record<string, Mark[]> = {
  bang: [range("")],
  panic: [range("1")],
  beer: [life("+1")],
  saloon: [life("+1")],
  stagecoach: [cards("+2")],
  wells_fargo: [cards("+3")],
  volcanic: [range("1")],
  schofield: [range("2")],
  remington: [range("3")],
  rev_carabine: [range("4")],
  winchester: [range("5")],
  scope: [distance("−1")],
  binocular: [distance("−1")],
  mustang: [distance("+1")],
  hideout: [distance("+1")],
  punch: [range("1")],
  springfield: [COST],
  rag_time: [COST],
  brawl: [COST],
  tequila: [COST, life("+1")],
  whisky: [COST, life("+2")],
  dodge: [cards("+1")],
  bible: [cards("+1"), LATER],
  canteen: [life("+1"), LATER],
  can_can: [LATER],
  ten_gallon_hat: [LATER],
  conestoga: [LATER],
  derringer: [range("1"), LATER],
  buffalo_rifle: [LATER],
  howitzer: [LATER],
  pepperbox: [range(""), LATER],
  iron_plate: [LATER],
  pony_express: [cards("+3"), LATER],
  knife: [range("1"), LATER],
  sombrero: [LATER],
  missed: [],
  cat_balou: [],
  general_store: [],
  duel: [],
  gatling: [],
  indians: [],
  jail: [],
  dynamite: [],
  barrel: [],
} satisfies Record<CardId, Mark[]>;
