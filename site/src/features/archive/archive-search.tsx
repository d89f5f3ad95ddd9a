import { Suspense, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Archive } from "../../domain/archive/archive";
import { matchesInventory } from "../../domain/archive/search/match-inventory";
import { sortDecks } from "../../domain/archive/search/orders";
import { useTranslation } from "../../i18n/translation";
import { FilterPanel } from "../../ui/search/filter-panel";
import { measured } from "../../ui/search/measured";
import styles from "../../ui/search/search-screen.module.css";
import { useBackToTop } from "../../ui/search/use-back-to-top";
import { useCriteria } from "../../ui/search/use-criteria";
import { BESIDE, LIVE, useMedia } from "../../ui/use-media";
import { useRestoreFocus } from "../../ui/use-restore-focus";
import type { ArchiveKind, ArchivePageProps, OptionalCriteria } from "./archive-page";
import { DeckSheet } from "./deck-sheet";
import { FilterSheet } from "./lazy-sheet";
import { type Listing, NEWEST } from "./results/listing";
import { Results } from "./results/results";
import { Toolbar } from "./results/toolbar";
import { useAnnouncedDecks } from "./use-announced-decks";
import { useDeckSort } from "./use-deck-sort";
import { useFoundDecks } from "./use-found-decks";
import { useModel } from "./use-model";

interface ArchiveSearchProps<Criteria extends object> extends ArchivePageProps {
  readonly kind: ArchiveKind<Criteria & OptionalCriteria>;
}

/** Decks of an archive: results in the middle, filters at the right or, if narrow, in a sheet. */
export function ArchiveSearch<Criteria extends object>({
  kind: chosenKind,
  q,
  onQueryChange,
  sheet,
  typed: typedSearch,
  ModelFinder,
  onOpen,
  pending,
  inventory: ownership,
}: ArchiveSearchProps<Criteria>) {
  const { t } = useTranslation();
  const { form, typed, waits, own, sorts, OwnArchive } = chosenKind;
  const live = useMedia(LIVE);
  const beside = useMedia(BESIDE);
  const search = useCriteria({ form, typed, waits, q, onQueryChange, live });
  const isOwn = OwnArchive !== undefined && search.shown.src === "my-nonpublic";
  const [ownArchive, setOwnArchive] = useState<Archive | "failed">();
  const failed = isOwn && ownArchive === "failed";
  const archive = isOwn && typeof ownArchive === "object" ? ownArchive : chosenKind.archive;
  const kind = useMemo(
    // Only public decks can be favorites.
    () => ({ ...chosenKind, archive, favorite: isOwn ? undefined : chosenKind.favorite }),
    [chosenKind, archive, isOwn],
  );
  const similar = search.shown.similar ?? "";
  const [model, setModel] = useModel(similar);
  const cards = model.status === "ready" ? model.cards : undefined;
  const { matchInventory } = search.shown;
  const scaling = Number(matchInventory?.scaling ?? 0);
  const owned = typeof ownership === "object" ? ownership : undefined;
  const percents = useMemo(
    () => owned && measured("owned", () => owned.percents(archive.table, scaling)),
    [archive, owned, scaling],
  );
  const all = kind.cards.all;
  const matching = useFoundDecks({ form, archive, cards: all, own, model: cards, owned }, search.shown);
  const found = matching === "loading" ? undefined : matching;
  const sort = useDeckSort(kind.name, [
    ...(cards ? (["similar"] as const) : []),
    ...sorts,
    ...(ownership && ownership !== "failed" ? (["owned"] as const) : []),
  ]);
  const decks = useMemo(
    () => found && measured("sort", () => sortDecks(found.decks, sort.chosen, archive, cards, percents)),
    [found, sort.chosen, archive, cards, percents],
  );
  const usesInventory = sort.chosen === "owned" || (matchInventory && matchesInventory(matchInventory));
  const awaitsInventory = found !== undefined && usesInventory && ownership === "loading";
  const isPending = matching === "loading" || model.status === "loading" || (isOwn && !ownArchive);
  const count = isPending || failed ? undefined : decks?.length;
  useAnnouncedDecks(count);
  /** Decks shown without a search. */
  const [listing, setListing] = useState<Listing>(NEWEST);
  // Beside live results the filters update the URL themselves, without an entry in the history.
  const [drawer, setDrawer] = useState(false);
  const filters = live ? { open: drawer, set: setDrawer } : sheet;
  const [column, setColumn] = useState<HTMLElement | null>(null);
  // Decks render deferred and in small batches, because rendering them takes phones long.
  const showColumn = useCallback((it: HTMLElement | null) => startTransition(() => setColumn(it)), []);
  const scroller = live ? (column ?? undefined) : undefined;
  useBackToTop(search.shown, scroller);
  useEffect(() => {
    if (!beside) void FilterSheet.load();
  }, [beside]);
  const results = useRef<HTMLElement>(null);
  useRestoreFocus(results);
  const list = (next: Listing) => {
    search.replace(form.empty);
    setListing(next);
  };

  // The whole page waits, because its layout depends on the number of results.
  if (awaitsInventory) return pending;

  return (
    <div className={styles.screen}>
      <section ref={results} className={styles.results} aria-label={t("search.results")}>
        <Toolbar
          kind={kind}
          search={search}
          count={count}
          model={model}
          sort={sort}
          onList={list}
          onFilters={beside ? undefined : () => filters.set(true)}
          typed={typedSearch}
        />
        {isOwn && (
          <Suspense>
            <OwnArchive onArchive={setOwnArchive} />
          </Suspense>
        )}
        {similar !== "" && (
          <Suspense>
            <ModelFinder key={similar} id={similar} onModel={setModel} />
          </Suspense>
        )}
        <div ref={showColumn} className={styles.column}>
          {isPending && pending}
          {!isPending && !failed && (scroller || !live) && (
            <Results
              kind={kind}
              search={search}
              decks={decks}
              problems={[...search.problems, ...(found?.problems ?? [])]}
              listing={listing}
              model={cards}
              ownership={ownership && ownership !== "failed" ? { owned, percents, scaling } : undefined}
              scroller={scroller}
              onOpen={onOpen}
            />
          )}
        </div>
      </section>
      {beside && (
        <FilterPanel onSubmit={search.submit}>
          <Suspense>{kind.filters(search)}</Suspense>
        </FilterPanel>
      )}
      {!beside && filters.open && (
        <DeckSheet
          kind={kind}
          search={search}
          model={cards}
          inventory={ownership}
          onClose={() => filters.set(false)}
        />
      )}
    </div>
  );
}
