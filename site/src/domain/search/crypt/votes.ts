import type { CryptCard } from "../../card/card";
import { votesOf } from "../../card/titles";
import type { CryptContext } from "../card-base";
import { numbers } from "../comparison";
import type { Filter } from "../filter";
import { Notes } from "../read";

const VOTES = numbers(0, 4);

/** Minimum votes by title; 0 means no title. */
export const votesFilter: Filter<CryptCard, number | "any", CryptContext> = {
  key: "votes",
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
  compile(votes) {
    if (votes === 0) return (card) => card.title === "";
    return (card) => votes !== "any" && (votesOf(card.title) ?? 0) >= votes;
  },
};
