import { useMemo, useRef } from "react";
import type { DeckCards, DeckId } from "../../../domain/deck/deck";
import type { QueryProblem } from "../../../domain/search/filter";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import notices from "../../../ui/search/notices.module.css";
import { ProblemList } from "../../../ui/search/problem-list";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import styles from "../archive.module.css";
import type { ArchiveKind, ListedOwnership } from "../archive-page";
import { DeckList } from "./deck-list";
import { decksOfListing, type Listing } from "./listing";
import { YearCounts } from "./year-counts";

export interface ResultsProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly search: CriteriaSearch<Criteria>;
  /** Sorted; undefined without a search. */
  readonly decks: readonly number[] | undefined;
  readonly problems: readonly QueryProblem[];
  readonly listing: Listing;
  readonly model: DeckCards | undefined;
  /** undefined without inventory mode. */
  readonly ownership: ListedOwnership | undefined;
  /** The scroller of the results; undefined if the page scrolls. */
  readonly scroller: HTMLElement | undefined;
  readonly onOpen: (id: DeckId) => void;
}

/** Problems, decks per year, then the decks. */
export function Results<Criteria extends object>(props: ResultsProps<Criteria>) {
  const { kind, search, decks, problems, listing, model, ownership, scroller, onOpen } = props;
  const { t } = useTranslation();
  const above = useRef<HTMLDivElement>(null);
  const column = useMemo(() => scroller && { scroller, above }, [scroller]);
  const all = kind.name === "tda";
  const listed = useMemo(() => decksOfListing(listing, kind.archive, all), [listing, kind.archive, all]);
  const shown = decks ?? listed;
  return (
    <>
      <div ref={above} className={notices.above}>
        {kind.archive.isSample && <p className={notices.problems}>{t("archive.sample")}</p>}
        <ProblemList problems={problems} />
        {kind.above?.(decks)}
        {decks === undefined && !all && (
          <Start emptyRequest={search.emptyRequest} listing={listing} count={listed.length} />
        )}
        {decks && !all && <YearCounts decks={decks} years={kind.archive.table.years} />}
      </div>
      {decks?.length === 0 ? (
        <div className={notices.panel}>
          <p className={notices.message}>{t("archive.none-found")}</p>
          <p className={notices.lead}>{t("archive.none-found-lead")}</p>
          <Button onClick={() => search.replace(kind.form.empty)}>{t("search.clear")}</Button>
        </div>
      ) : (
        <DeckList
          kind={kind}
          decks={shown}
          model={model}
          ownership={ownership}
          column={column}
          search={search}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

interface StartProps {
  readonly emptyRequest: boolean;
  readonly listing: Listing;
  readonly count: number;
}

/** Decks to browse before a search. */
function Start({ emptyRequest, listing, count }: StartProps) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert" className={notices.message}>
        {emptyRequest && t("search.empty-request")}
      </p>
      <p className={`${notices.lead} ${styles.lead}`}>
        {count === 0
          ? t("archive.no-decks")
          : t(listing.kind === "new" ? "archive.newest" : "archive.some", { count })}
      </p>
    </>
  );
}
