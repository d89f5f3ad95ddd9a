import { expect, test } from "vitest";
import { cardNames } from "./card-names";
import { readDeckText } from "./deck-text";
import { DECK_CARDS } from "./samples/deck-cards";

const NAMES = cardNames(DECK_CARDS);

function read(file: string) {
  const { cards, badCards, unread } = readDeckText(file, NAMES, { playtest: false });
  return { cards: Object.fromEntries(cards), bad: badCards.map(({ text }) => text), unread };
}

const card = (name: string) => `<card><name id="x-1">${name}</name><set>Jyhad</set></card>\n`;
const doll = card("Blood Doll");
const library = `<superzone name="Deck">${doll}${doll}${card("Kpist m45")}${card("R&#246;tschreck")}</superzone>`;
const crypt = `<superzone name="Crypt">${card("Theo Bell (G6)")}${card("Alan Sovereign (ADV)")}
${card("Erick &quot;Shophet125&quot; Franco")}</superzone>`;
const meta = "<meta><game>vtes</game></meta>";
const CARDS = { 100199: 2, 101065: 1, 101654: 1, 201613: 1, 200041: 1, 200432: 1 };

test.each([
  ["both zones", `<deck version="0.8">${meta}${library}${crypt}</deck>`],
  ["the crypt first", `<deck version="0.8">${meta}${crypt}${library}</deck>`],
  ["with a declaration", `\ufeff<?xml version="1.0"?>\r\n<deck version="0.8">${library}\r\n${crypt}</deck>`],
  ["without zones", `<deck>${(library + crypt).replace(/<\/?superzone[^>]*>/g, "")}</deck>`],
])("%s", (_, file) => {
  expect(read(file)).toEqual({ cards: CARDS, bad: [], unread: 0 });
});

test("an unknown card is reported once, with its copies", () => {
  const unknown = card("Blod Doll");
  expect(read(`<deck><superzone name="Deck">${unknown}${unknown}${doll}</superzone></deck>`)).toEqual({
    cards: { 100199: 1 },
    bad: ["2x Blod Doll"],
    unread: 0,
  });
});

test.each(["&#99999999;", "&unknown;", "&amp;#50;"])(
  "%s is no character reference and does no harm",
  (name) => {
    expect(read(`<deck>${card(name)}${doll}</deck>`)).toMatchObject({ cards: { 100199: 1 }, unread: 0 });
  },
);

test("a file of start tags without end tags is read in linear time", () => {
  const file = `<deck>${"<superzone <card><name>".repeat(50_000)}${doll}`;
  expect(read(file).cards).toEqual({ 100199: 1 });
});
