import { legalDay } from "../../card/legality";
import { blame, type Rule } from "./rule";

/** Every card is legal on the day of play. Waiting is all that helps. */
export const notYet: Rule = {
  id: "not-yet",
  check({ known }, _format, day) {
    const cards = known.filter(({ card }) => legalDay(card) > day);
    return blame(
      "later",
      cards.map(({ card, copies }) => ({ id: card.id, copies, day: legalDay(card) })),
    );
  },
  fixes: () => [],
};
