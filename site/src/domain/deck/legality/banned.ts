import { isBannedOn } from "../../card/legality";
import { takeOut } from "./fix";
import { blame, type Rule } from "./rule";

/** No card is banned on the day of play. */
export const banned: Rule = {
  id: "banned",
  check({ known }, _format, day) {
    const cards = known.filter(({ card }) => isBannedOn(card, day));
    return blame(
      "broken",
      cards.map(({ card, copies }) => ({ id: card.id, copies, day: card.banned })),
    );
  },
  fixes: (_deck, { cards }) => [takeOut(cards)],
};
