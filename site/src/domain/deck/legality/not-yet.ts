import { legalDay } from "../../card/legality";
import { dayNumber } from "./judged-card";
import { blameKnown, OK, type Rule } from "./rule";

/** Every card is legal on the day of play. Waiting is all that helps. */
export const notYet: Rule = {
  id: "not-yet",
  check(deck, _format, day) {
    const played = dayNumber(day);
    if (deck.lastLegal <= played) return OK;
    return blameKnown("later", deck, (of) =>
      of.legalFrom > played ? { day: legalDay(of.card) } : undefined,
    );
  },
  fixes: () => [],
};
