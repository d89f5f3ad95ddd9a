import { takeOut } from "./fix";
import { blameKnown, OK, type Rule } from "./rule";

/** Every card is in the pool of the format. */
export const pool: Rule = {
  id: "pool",
  check: (deck, { pool: isIn }) =>
    isIn === undefined
      ? OK
      : blameKnown("broken", deck, ({ card }) => (isIn(card) ? undefined : { sets: Object.keys(card.sets) })),
  fixes: (_deck, { cards }) => [takeOut(cards)],
};
