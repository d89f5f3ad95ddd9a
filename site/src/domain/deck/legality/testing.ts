import { takeOut } from "./fix";
import { blame, type Rule } from "./rule";

/** No card is in testing. */
export const testing: Rule = {
  id: "testing",
  check: (deck) => blame("broken", deck.testing),
  fixes: (_deck, { cards }) => [takeOut(cards)],
};
