import { useQueries, useQuery } from "@tanstack/react-query";
import { rulingLinksOptions, rulingsOptions, setsOptions } from "../../data/card-data";
import { changesOfYearOptions, changesOptions } from "../../data/changes/changes";
import { optionalPart } from "../../data/optional-part";
import type { Card } from "../../domain/card/card";
import { cardHistory } from "../../domain/changes/card-history";
import { newWords } from "../../domain/changes/word-difference";
import { formatDay } from "../../i18n/day";
import { changes as messageArea } from "../../i18n/en/changes";
import { useTranslation } from "../../i18n/translation";
import { Words } from "../../ui/card/words";
import { LoadFailure } from "../../ui/load-failure";
import styles from "./card-history.module.css";
import { HistoryLine } from "./history-line";

/** @public Loaded along with the component. */
export const messages = [messageArea];

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

function useHistory(card: Card) {
  const sets = useQuery(optionalPart(setsOptions()));
  const rulings = useQuery(optionalPart(rulingsOptions()));
  const links = useQuery(optionalPart(rulingLinksOptions()));
  const known = useQuery(changesOptions());
  const years = useQueries({ queries: (known.data?.olderTexts[card.id] ?? []).map(changesOfYearOptions) });
  const parts = [sets, rulings, links, known, ...years];
  const changes = [known.data?.changes ?? [], ...years.map(({ data }) => data ?? [])]
    .flat()
    .filter((change) => change.card === card.id);
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
