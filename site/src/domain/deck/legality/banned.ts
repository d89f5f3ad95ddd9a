import { takeOut } from "./fix";
import { dayNumber } from "./judged-card";
import { blameKnown, OK, type Rule } from "./rule";

/** No card is banned on the day of play. */
export const banned: Rule = {
  id: "banned",
  check(deck, _format, day) {
    const played = dayNumber(day);
    if (deck.firstBan > played) return OK;
    return blameKnown("broken", deck, (of) => (of.banned <= played ? { day: of.card.banned } : undefined));
  },
  fixes: (_deck, { cards }) => [takeOut(cards)],
};
