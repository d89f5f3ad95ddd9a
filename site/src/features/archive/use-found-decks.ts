import { useMemo } from "react";
import type { Archive } from "../../domain/archive/archive";
import type { Ownership } from "../../domain/archive/ownership";
import type { ArchiveForm } from "../../domain/archive/search/archive-form";
import type { OwnDecks } from "../../domain/archive/search/context";
import { type FoundDecks, searchDecks } from "../../domain/archive/search/search";
import type { DeckCards } from "../../domain/deck/deck";
import { measured } from "../../ui/search/measured";

interface Asked<Criteria extends object> {
  readonly form: ArchiveForm<Criteria>;
  readonly archive: Archive;
  readonly own: OwnDecks | undefined;
  readonly model: DeckCards | undefined;
  readonly owned: Ownership | undefined;
}

/** Decks that match a search; undefined without a search. */
export function useFoundDecks<Criteria extends object>(
  { form, archive, own, model, owned }: Asked<Criteria>,
  criteria: Criteria,
): FoundDecks | undefined {
  return useMemo(
    () =>
      form.isEmpty(criteria)
        ? undefined
        : measured("search", () => searchDecks(form, criteria, { archive, own, model, owned })),
    [form, criteria, archive, own, model, owned],
  );
}
