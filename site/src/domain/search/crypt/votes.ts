import type { CryptCard } from "../../card/card";
import { votesOf } from "../../card/titles";
import type { CryptContext } from "../card-base";
import { column } from "../column";
import { numbers } from "../comparison";
import type { Filter } from "../filter";
import { both } from "../positions";
import { Notes } from "../read";

const VOTES = numbers(0, 4);
/** Up to the votes of the title; without a title only 0. */
const VALUES = column(({ title }: CryptCard) =>
  title === "" ? [0] : Array.from({ length: votesOf(title) ?? 0 }, (_, below) => below + 1),
);

/** Minimum votes by title; 0 means no title. */
export const votesFilter: Filter<number | "any", CryptContext> = {
  key: "votes",
  typed: { as: "votes", keywords: ["votes", "v"], values: VOTES },
  empty: "any",
  parse(raw) {
    const notes = new Notes();
    return { value: notes.word(raw, "votes", VOTES, "any" as const), problems: notes.problems };
  },
  isActive: (votes) => votes !== "any",
  toJson: String,
  describe(votes) {
    if (votes === "any") return [];
    const phrase =
      votes === 0 ? { key: "votes.none", params: {} } : { key: "votes.ge", params: { value: votes } };
    return [{ phrase, without: "any" }];
  },
  find: (votes, { base }, within) =>
    votes === "any" ? within : both(within, VALUES.members(base.cards, votes)),
};
