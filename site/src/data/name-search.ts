import { asCardId } from "../domain/card/ids";
import { type NameEntry, suggest } from "../domain/name/autocomplete";
import type { NameSearch } from "../domain/name/found-name";
import { similarNames } from "./similar-names";

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
