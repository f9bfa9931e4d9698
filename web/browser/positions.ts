// Tables from which tests and pictures begin: positions as NOTATION.md of each game describes them.

/** Three players, nothing dangerous near. A holds cards that lie nowhere else. */
export const KITTENS = `
game: kittens
seats: 3
live: true
options: {deck: classic_base, nope_window_seconds: 3, draw_window_seconds: 1}
turn: A
hands:
  A: [defuse, favor, see_the_future_3x]
  B: [skip, attack_2x, nope]
  C: [cat_beard, cat_tacocat, skip]
pile: [cat_beard, cat_tacocat, skip, cat_beard, ...]
`;

/** A has a card on his hand that only he may know. */
export const TARGI = `
game: targi
seats: 2
options: {first_player: B}
first: A
robber: 2
players:
  A: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}, hand: camp_trader, hand_public: false}
  B: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}}
`;

/** It is the turn of A, who is the Sheriff; nobody has been seen with any card. */
export const BANG = `
game: bang
seats: 4
turn: A
figures:
  A: {role: sheriff, character: willy_the_kid, life: 5, hand: [bang.AS, beer.6H, volcanic.10S, stagecoach.9S]}
  B: {role: outlaw, character: bart_cassidy, life: 4, hand: [missed.10C, mustang.8H]}
  C: {role: renegade, character: jourdonnais, life: 4, hand: [duel.QD, bang.3D]}
  D: {role: outlaw, character: calamity_janet, life: 4, hand: [gatling.10H, panic.QH]}
`;

/** Nobody survives much, and the cards ask for many kinds of answers. */
export const LATE_BANG = `
game: bang
seats: 4
turn: A
figures:
  A: {role: sheriff, character: willy_the_kid, life: 2, hand: [bang.AS, beer.6H, stagecoach.9S, general_store.9C]}
  B: {role: outlaw, character: bart_cassidy, life: 2, hand: [missed.10C, mustang.8H, panic.JH]}
  C: {role: renegade, character: jourdonnais, life: 1, hand: [duel.QD, bang.3D]}
  D: {role: outlaw, character: calamity_janet, life: 1, hand: [gatling.10H, panic.QH]}
`;

/** Two rounds and a raid before the end. */
export const LATE_TARGI = `
game: targi
seats: 2
first: A
robber: 14
players:
  A: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}, display: [[well_hidden_gold, camp_trader], [], [oasis_resettle]]}
  B: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}, hand: camel_discount}
`;

/** Options of a short game of Kittens. Windows for reactions last as long as they last: few cards, and all kinds of questions. */
export const FEW_KITTENS = {
  deck: "custom",
  cards: "exploding_kitten:2 defuse:4 nope:2 skip:2 favor:1 shuffle:1 see_the_future_3x:1 attack_2x:1 cat_tacocat:2 cat_beard:2",
  hand: 3,
  nope_window_seconds: 3,
  draw_window_seconds: 1,
};
