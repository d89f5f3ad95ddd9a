import { useMemo } from "react";
import type { Archive } from "../../domain/archive/archive";
import type { OwnDecks } from "../../domain/archive/search/context";
import type { ArchiveForm } from "../../domain/archive/search/forms";
import { type FoundDecks, searchDecks } from "../../domain/archive/search/search";
import type { DeckCards } from "../../domain/deck/deck";
import { measured } from "../../ui/search/measured";

interface Asked<Criteria extends object> {
  readonly form: ArchiveForm<Criteria>;
  readonly archive: Archive;
  readonly own: OwnDecks | undefined;
  readonly model: DeckCards | undefined;
}

/** Decks that match a search; undefined without a search. */
export function useFoundDecks<Criteria extends object>(
  { form, archive, own, model }: Asked<Criteria>,
  criteria: Criteria,
): FoundDecks | undefined {
  return useMemo(
    () =>
      form.isEmpty(criteria)
        ? undefined
        : measured("search", () => searchDecks(form, criteria, { archive, own, model })),
    [form, criteria, archive, own, model],
  );
}
