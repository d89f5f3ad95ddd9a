import { useQuery } from "@tanstack/react-query";
import { rulingLinksOptions, rulingsOptions, setsOptions } from "../../../data/card-data";
import { changesOptions } from "../../../data/changes/changes";
import { changesOfYearsOptions } from "../../../data/changes/changes-of-years";
import { optionalPart } from "../../../data/optional-part";
import type { Card } from "../../../domain/card/card";
import { cardHistory } from "../../../domain/changes/card-history";
import { newWords } from "../../../domain/changes/word-difference";
import { formatDay } from "../../../i18n/day";
import { changes as messageArea } from "../../../i18n/en/changes";
import { useTranslation } from "../../../i18n/translation";
import { loadOptionalStyles } from "../../../lazy/optional-styles";
import { LoadFailure } from "../../../ui/load-failure";
import { Words } from "../../../ui/reading/words";
import styles from "./card-history.module.css";
import { HistoryLine } from "./history-line";

/** @public Loaded along with the component. */
export const messages = [messageArea];

/** @public Loaded along with it. */
export const prepare = loadOptionalStyles;

/** What happened to a card, newest first: printings, wordings, rulings, bans. In English, as its sources are. */
export function CardHistory({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  const { events, failed, retry, since } = useHistory(card);
  return (
    <>
      {card.reworded.length > 0 && (
        <div className={styles.reworded}>
          <p>{t("changes.printing-differs")}</p>
          <p lang="en">
            <Words pieces={newWords(card.text, card.reworded)} />
          </p>
        </div>
      )}
      {failed && <LoadFailure message={t("changes.history-failed")} onRetry={retry} />}
      {!failed && !events && <p role="status">{t("common.loading")}</p>}
      {events?.length === 0 && <p>{t("changes.history-none")}</p>}
      {events && (
        <ol className={styles.events}>
          {events.map((event) => (
            <HistoryLine key={JSON.stringify(event)} event={event} />
          ))}
        </ol>
      )}
      {events && (
        <p className={styles.since}>
          {since === undefined
            ? t("changes.since-unknown")
            : t("changes.since", { day: formatDay(t, since) })}
        </p>
      )}
    </>
  );
}

const NO_YEARS: readonly number[] = [];

function useHistory(card: Card) {
  const sets = useQuery(optionalPart(setsOptions()));
  const rulings = useQuery(optionalPart(rulingsOptions()));
  const links = useQuery(optionalPart(rulingLinksOptions()));
  const known = useQuery(changesOptions());
  const years = known.data?.olderTexts[card.id] ?? NO_YEARS;
  const older = useQuery({ ...changesOfYearsOptions(years), enabled: years.length > 0 });
  const parts = [sets, rulings, links, known, ...(years.length > 0 ? [older] : [])];
  const changes = [...(known.data?.changes ?? []), ...(older.data ?? [])].filter(
    (change) => change.card === card.id,
  );
  const complete = parts.every((part) => part.isSuccess);
  return {
    failed: parts.some((part) => part.isError),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
    since: known.data?.wordingsSince,
    events:
      complete && sets.data && rulings.data && links.data
        ? cardHistory(card, { sets: sets.data, rulings: rulings.data, links: links.data, changes })
        : undefined,
  };
}
