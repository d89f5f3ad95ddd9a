import { takeOut } from "./fix";
import { blame, OK, type Rule } from "./rule";

/** Every card is in the pool of the format. */
export const pool: Rule = {
  id: "pool",
  check({ known }, { pool: isIn }) {
    if (isIn === undefined) return OK;
    const cards = known.filter(({ card }) => !isIn(card));
    return blame(
      "broken",
      cards.map(({ card, copies }) => ({ id: card.id, copies, sets: Object.keys(card.sets) })),
    );
  },
  fixes: (_deck, { cards }) => [takeOut(cards)],
};
