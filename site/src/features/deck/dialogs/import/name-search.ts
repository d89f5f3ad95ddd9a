import { similarNames } from "../../../../data/similar-names";
import type { CardId } from "../../../../domain/card/card";
import { asCardId } from "../../../../domain/card/ids";
import { type NameEntry, suggest } from "../../../../domain/name/autocomplete";

/** A suggested card. */
export interface FoundName {
  readonly id: CardId;
  readonly label: string;
}

/** Suggestions for a text, best first. */
export type NameSearch = (written: string) => Promise<readonly FoundName[]>;

const LISTED = 6;

/**
 * Exact matches, or else similar names; only exact matches if the fuzzy library could not be loaded.
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
