import { similarNames } from "../../../data/similar-names";
import type { CardId } from "../../../domain/card/card";
import { asCardId } from "../../../domain/card/ids";
import { type NameEntry, suggest } from "../../../domain/name/autocomplete";

/** A card that may be meant. */
export interface FoundName {
  readonly id: CardId;
  readonly label: string;
}

/** Names for what was written, nearest first. */
export type NameSearch = (written: string) => Promise<readonly FoundName[]>;

const LISTED = 6;

/**
 * Those that fit what was written, or else those that look like it; without the fuzzy library the former only.
 */
export function nameSearch<Id extends number>(entries: readonly NameEntry<Id>[]): NameSearch {
  return async (written) => {
    if (written.trim() === "") return [];
    const fitting = suggest(entries, written, LISTED);
    const names = fitting.length > 0 ? fitting : await similarNames(entries, written).catch(() => []);
    return names.slice(0, LISTED).flatMap(({ id, label }) => {
      const card = asCardId(id);
      return card === undefined ? [] : [{ id: card, label }];
    });
  };
}
