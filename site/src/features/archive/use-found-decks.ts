import { useMemo } from "react";
import type { Archive } from "../../domain/archive/archive";
import type { Ownership } from "../../domain/archive/ownership";
import type { ArchiveForm } from "../../domain/archive/search/archive-form";
import type { OwnDecks } from "../../domain/archive/search/context";
import { type FoundDecks, searchDecks } from "../../domain/archive/search/search";
import type { Card } from "../../domain/card/card";
import type { DeckCards } from "../../domain/deck/deck";
import { measured } from "../../ui/search/measured";
import { useUnits } from "../../ui/search/use-units";
import type { OptionalCriteria } from "./archive-page";

interface Asked<Criteria extends object> {
  readonly form: ArchiveForm<Criteria>;
  readonly archive: Archive;
  readonly cards: readonly Card[];
  readonly own: OwnDecks | "loading" | undefined;
  readonly model: DeckCards | undefined;
  readonly owned: Ownership | undefined;
}

const NONE: readonly string[] = [];

/** Decks that match a search; undefined without a search, "loading" until all that it depends on is known. */
export function useFoundDecks<Criteria extends object>(
  { form, archive, cards, own, model, owned }: Asked<Criteria>,
  criteria: Criteria & Pick<OptionalCriteria, "also" | "src">,
): FoundDecks | "loading" | undefined {
  const context = useMemo(() => ({ archive }), [archive]);
  const units = useUnits({ form, context, cards, also: criteria.also ?? NONE });
  const reader = typeof units === "object" ? units : undefined;
  const knownOwn = own === "loading" ? undefined : own;
  const awaitsOwn = own === "loading" && (criteria.src ?? "any") !== "any";
  return useMemo(() => {
    if (form.isEmpty(criteria)) return undefined;
    if (units === "loading" || awaitsOwn) return "loading";
    return measured("search", () =>
      searchDecks(form, criteria, { archive, own: knownOwn, model, owned, units: reader }),
    );
  }, [form, criteria, archive, knownOwn, awaitsOwn, model, owned, units, reader]);
}
