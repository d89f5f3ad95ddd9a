import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { KnownChanges } from "../../data/changes/changes";
import { changesOfYearsOptions } from "../../data/changes/changes-of-years";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { byDay, type CardChange, filterChanges, setsOfChanges } from "../../domain/changes/card-changes";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { Button } from "../../ui/button";
import { useRestoreFocus } from "../../ui/use-restore-focus";
import { ChangeFilters } from "./change-filters";
import { ChangeGroupLine } from "./change-group-line";
import styles from "./changes.module.css";
import type { OwnCardsProps } from "./own-cards";
import { type UrlCriteria, useChangeCriteria } from "./use-change-criteria";
import { useFindCard } from "./use-find-card";
import type { OwnCardsSoFar } from "./use-own-cards";
import type { RulingTexts } from "./use-ruling-texts";

const OwnCards = lazyPart<OwnCardsProps>(
  () => import("./own-cards").then((module) => ({ default: module.OwnCards })),
  <Loading />,
);

interface ChangeListProps {
  readonly known: KnownChanges;
  readonly rulings: RulingTexts;
}

/** The changes by day, with filters; older years are fetched one by one. */
export function ChangeList({ known, rulings }: ChangeListProps) {
  const { changes, years } = useYears(known);
  const { criteria, change, clear } = useChangeCriteria();
  const signedIn = useStore(session) !== "out";
  const sets = useMemo(() => setsOfChanges(changes), [changes]);
  const region = useRef<HTMLDivElement>(null);
  useRestoreFocus(region);
  const list = (own?: OwnCardsSoFar) => (
    <FoundChanges changes={changes} rulings={rulings} criteria={criteria} own={own} onClear={clear} />
  );
  return (
    <div ref={region}>
      <ChangeFilters criteria={criteria} sets={sets} signedIn={signedIn} onChange={change} />
      {criteria.mine ? <OwnCards>{list}</OwnCards> : list()}
      <OlderYears years={years} />
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.found}>
      {t("common.loading")}
    </p>
  );
}

interface FoundChangesProps {
  readonly changes: readonly CardChange[];
  readonly rulings: RulingTexts;
  readonly criteria: UrlCriteria;
  /** Undefined when the changes of all cards are wanted. */
  readonly own: OwnCardsSoFar | undefined;
  readonly onClear: () => void;
}

/** The number of changes that the filters let through, and their days. */
function FoundChanges({ changes, rulings, criteria, own, onClear }: FoundChangesProps) {
  const { kind, set } = criteria;
  const { t } = useTranslation();
  const find = useFindCard();
  const cards = own?.cards;
  const found = useMemo(() => filterChanges(changes, { kind, set, cards }), [changes, kind, set, cards]);
  const days = useMemo(() => byDay(found), [found]);
  const loading = own !== undefined && !own.complete && !own.failed;
  return (
    <>
      <p role="status" className={styles.found}>
        {loading ? t("common.loading") : t("changes.found", { count: found.length })}
        {own?.failed && ` ${t("changes.mine-failed")}`}
      </p>
      {found.length === 0 && !loading && (
        <p>
          {t("changes.none")} <Button onClick={onClear}>{t("changes.clear")}</Button>
        </p>
      )}
      {days.map(({ day, groups }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            <time dateTime={day}>{formatDay(t, day)}</time>
          </h2>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <ChangeGroupLine key={keyOf(group)} group={group} all={changes} rulings={rulings} find={find} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function OlderYears({ years }: Pick<ReturnType<typeof useYears>, "years">) {
  const { t } = useTranslation();
  return (
    <>
      {years.next !== undefined && (
        <Button aria-disabled={years.busy} onClick={years.showNext}>
          {t("changes.older", { year: String(years.next) })}
        </Button>
      )}
      {years.failed && (
        <p role="alert">
          {t("changes.failed")} <Button onClick={years.retry}>{t("common.retry")}</Button>
        </p>
      )}
    </>
  );
}

function keyOf([first]: readonly CardChange[]): string {
  return JSON.stringify(first);
}

/** The changes of the last two years, and of the older years that were asked for. */
function useYears(known: KnownChanges) {
  const [shown, setShown] = useState(0);
  const older = useQuery(changesOfYearsOptions(known.years.slice(0, shown)));
  const changes = useMemo(() => [...known.changes, ...(older.data ?? [])], [known, older.data]);
  return {
    changes,
    years: {
      next: known.years[shown],
      busy: older.isFetching,
      failed: older.isError,
      showNext: () => {
        if (!older.isFetching) setShown(shown + 1);
      },
      retry: () => void older.refetch(),
    },
  };
}
