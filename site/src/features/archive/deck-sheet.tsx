import { Suspense, useDeferredValue } from "react";
import type { DeckCards } from "../../domain/deck/deck";
import { useTranslation } from "../../i18n/translation";
import { FilterSheet } from "../../ui/search/filter-sheet";
import type { CriteriaSearch } from "../../ui/search/use-criteria";
import type { ArchiveKind } from "./archive-page";
import { useFoundDecks } from "./use-found-decks";

interface DeckSheetProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly search: CriteriaSearch<Criteria>;
  readonly model: DeckCards | undefined;
  readonly onClose: () => void;
}

/** The filters over the results; their button shows the number of results. */
export function DeckSheet<Criteria extends object>(props: DeckSheetProps<Criteria>) {
  const { kind, search, model, onClose } = props;
  const { t } = useTranslation();
  const { form, archive, own, filters } = kind;
  const found = useFoundDecks({ form, archive, own, model }, useDeferredValue(search.draft));
  return (
    <FilterSheet
      submitLabel={found ? t("archive.show-decks", { count: found.decks.length }) : t("search.run")}
      emptyRequest={search.emptyRequest}
      onSubmit={search.submit}
      onClear={() => search.replace(form.empty)}
      onClose={onClose}
    >
      <Suspense>{filters(search)}</Suspense>
    </FilterSheet>
  );
}
