import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { KnownChanges } from "../../data/changes/changes";
import { changesOfYearsOptions } from "../../data/changes/changes-of-years";
import { useCards } from "../../data/use-cards";
import { byDay, type CardChange, filterChanges, setsOfChanges } from "../../domain/changes/card-changes";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { ChangeFilters } from "./change-filters";
import { ChangeGroupLine } from "./change-group-line";
import styles from "./changes.module.css";
import { useChangeCriteria } from "./use-change-criteria";
import { useOwnCards } from "./use-own-cards";

/** The changes by day, with filters; older years are fetched one by one. */
export function ChangeList({ known }: { readonly known: KnownChanges }) {
  const { t } = useTranslation();
  const { find } = useCards();
  const { changes, years } = useYears(known);
  const { criteria, change, clear } = useChangeCriteria();
  const own = useOwnCards(criteria.mine);
  const { kind, set, mine } = criteria;
  const found = useMemo(
    () => filterChanges(changes, { kind, set, cards: mine ? own.cards : undefined }),
    [changes, kind, set, mine, own.cards],
  );
  const days = useMemo(() => byDay(found), [found]);
  const sets = useMemo(() => setsOfChanges(changes), [changes]);
  return (
    <>
      <ChangeFilters criteria={criteria} sets={sets} signedIn={own.signedIn} onChange={change} />
      <p role="status" className={styles.found}>
        {mine && !own.complete && !own.failed
          ? t("common.loading")
          : t("changes.found", { count: found.length })}
        {mine && own.failed && ` ${t("changes.mine-failed")}`}
      </p>
      {found.length === 0 && (
        <p>
          {t("changes.none")} <Button onClick={clear}>{t("changes.clear")}</Button>
        </p>
      )}
      {days.map(({ day, groups }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            <time dateTime={day}>{formatDay(t, day)}</time>
          </h2>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <ChangeGroupLine key={keyOf(group)} group={group} all={changes} find={find} />
            ))}
          </ul>
        </section>
      ))}
      {years.next !== undefined && (
        <Button disabled={years.busy} onClick={years.showNext}>
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
      showNext: () => setShown(shown + 1),
      retry: () => void older.refetch(),
    },
  };
}
