import { blame, type Rule } from "./rule";

/** Every card is known: an open tab may be older than a card. */
export const unknown: Rule = {
  id: "unknown",
  check: (deck) => blame("unknown", deck.unknown),
  fixes: () => [],
};
