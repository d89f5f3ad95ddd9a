import { Suspense, useDeferredValue } from "react";
import { matchesInventory } from "../../domain/archive/search/match-inventory";
import type { DeckCards } from "../../domain/deck/deck";
import { useTranslation } from "../../i18n/translation";
import type { CriteriaSearch } from "../../ui/search/use-criteria";
import type { ArchiveKind, OptionalCriteria, OwnershipState } from "./archive-page";
import { FilterSheet } from "./lazy-sheet";
import { useFoundDecks } from "./use-found-decks";

interface DeckSheetProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria & OptionalCriteria>;
  readonly search: CriteriaSearch<Criteria & OptionalCriteria>;
  readonly model: DeckCards | undefined;
  /** undefined without inventory mode. */
  readonly inventory: OwnershipState | undefined;
  readonly onClose: () => void;
}

/** The filters over the results; their button shows the number of results. */
export function DeckSheet<Criteria extends object>(props: DeckSheetProps<Criteria>) {
  const { kind, search, model, inventory, onClose } = props;
  const { t } = useTranslation();
  const { form, archive, own, filters } = kind;
  const owned = typeof inventory === "object" ? inventory : undefined;
  const draft = useDeferredValue(search.draft);
  const matching = useFoundDecks({ form, archive, cards: kind.cards.all, own, model, owned }, draft);
  const found = matching === "loading" ? undefined : matching;
  const isAwaited = inventory === "loading" && draft.matchInventory && matchesInventory(draft.matchInventory);
  return (
    <FilterSheet
      submitLabel={
        found && !isAwaited ? t("archive.show-decks", { count: found.decks.length }) : t("search.run")
      }
      emptyRequest={search.emptyRequest}
      onSubmit={search.submit}
      onClear={() => search.replace(form.empty)}
      onClose={onClose}
    >
      <Suspense>{filters(search)}</Suspense>
    </FilterSheet>
  );
}
