import { column } from "../../search/column";
import { has } from "../../search/positions";
import { isChampionship } from "../championship";
import { CRYPT_TESTS, traitsFilter } from "./traits";

const IS_CHAMPIONSHIP = column((event: string) => [isChampionship(event)]);

/** Traits of winning decks: those of the crypt, and the win of a championship (docs/rules/archives.md §8.2). */
export const winTraitsFilter = traitsFilter({
  ...CRYPT_TESTS,
  championship: ({ events }) => {
    const championships = IS_CHAMPIONSHIP.members(events.words, true);
    return (deck) => has(championships, events.of[deck] ?? -1);
  },
});
