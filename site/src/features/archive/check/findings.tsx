import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { placeSpellingsOptions, twdArchiveOptions } from "../../../data/archive/twd-archive";
import { type CheckedLine, checkReport, knownPlaces, reportHead } from "../../../domain/archive/report-check";
import { readReportDays } from "../../../domain/archive/report-days";
import { longLines, MAX_LINE_LENGTH } from "../../../domain/archive/report-lines";
import { differences, linkedEvent } from "../../../domain/archive/report-record";
import { localizeCard } from "../../../domain/card/localized-card";
import { cardNames } from "../../../domain/deck/card-names";
import { readDeckText } from "../../../domain/deck/deck-text";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
import type { KnownNames } from "../../../ui/legality/known-names";
import { LegalitySummary } from "../../../ui/legality/legality-summary";
import styles from "../archive.module.css";
import { type Cards, useArchiveCards } from "../use-archive-cards";
import { RecordNote } from "./record-note";
import { type FoundRecord, useEventRecord } from "./use-event-record";

/** Problems of a report, and differences from the record of its event. */
export function Findings({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const cards = useArchiveCards();
  const found = useEventRecord(linkedEvent(text));
  if (text.trim() === "") return null;
  return (
    <section aria-live="polite">
      <h2>{t("archive.head-of-report")}</h2>
      <RecordNote found={found} />
      <Head text={text} found={found} />
      <LongLines text={text} />
      <h2>{t("archive.deck-of-report")}</h2>
      <DeckOfReport text={text} cards={cards} />
    </section>
  );
}

function Head({ text, found }: { readonly text: string; readonly found: FoundRecord }) {
  const { t } = useTranslation();
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const { data: spellings } = useSuspenseQuery(placeSpellingsOptions());
  const places = useMemo(
    () => knownPlaces(archive.cities.words, archive.countries.words, spellings),
    [archive, spellings],
  );
  const recorded = found.status === "ready" ? differences(text, found.record) : undefined;
  const recordedValue = (line: CheckedLine["line"]) => {
    const value = recorded?.get(line);
    return value !== undefined && line === "date" ? formatDay(t, value) : value;
  };
  return (
    <dl className={styles.facts}>
      {checkReport(text, places).map(({ line, text: written, problem }) => {
        const other = recordedValue(line);
        return (
          <div key={line}>
            <dt>{t(`archive.line.${line}`)}</dt>
            <dd>
              {problem || other !== undefined ? <u>{written || "–"}</u> : written}
              {problem && <ProblemLine>{t(`archive.problem.${problem}`)}</ProblemLine>}
              {other !== undefined && <ProblemLine>{t("archive.record-says", { value: other })}</ProblemLine>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function LongLines({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const lines = longLines(text);
  if (lines.length === 0) return null;
  return (
    <ProblemLine>{t("archive.long-lines", { max: MAX_LINE_LENGTH, lines: lines.join(", ") })}</ProblemLine>
  );
}

function ProblemLine({ children }: { readonly children: string }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

/** Reports name cards in English. */
const inEnglish: KnownNames["localize"] = (card) => localizeCard(card, null);

function DeckOfReport({ text, cards }: { readonly text: string; readonly cards: Cards }) {
  const { t } = useTranslation();
  const names = useMemo(() => cardNames([...cards.crypt, ...cards.library]), [cards]);
  const deck = useMemo(() => readDeckText(text, names, { playtest: false }), [text, names]);
  const known = useMemo(
    () => ({ find: cards.find, localize: inEnglish, catalogue: cards.catalogue }),
    [cards],
  );
  if (deck.cards.size === 0) return <p role="alert">{t("archive.no-deck")}</p>;
  return (
    <>
      {/* An event is judged by the rules of its last day. */}
      <LegalitySummary cards={deck.cards} names={known} day={readReportDays(reportHead(text).date)?.at(-1)} />
      {deck.badCards.length > 0 && (
        <ul>
          {deck.badCards.map(({ line, text: bad, problem }) => (
            <li key={line}>
              {t(problem === "quantity" ? "archive.bad-quantity" : "archive.bad-line", {
                line: String(line),
                text: bad,
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
