import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { placeSpellingsOptions, twdArchiveOptions } from "../../../data/archive/twd-archive";
import { type CheckedLine, checkReport, knownPlaces } from "../../../domain/archive/report-check";
import { longLines, MAX_LINE_LENGTH } from "../../../domain/archive/report-lines";
import { differences, linkedEvent } from "../../../domain/archive/report-record";
import { cardNames } from "../../../domain/deck/card-names";
import { readDeckText } from "../../../domain/deck/deck-text";
import { deckCopies } from "../../../domain/deck/facts/copies";
import { bannedCards, deckFlags } from "../../../domain/deck/facts/deck-flags";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
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

function DeckOfReport({ text, cards }: { readonly text: string; readonly cards: Cards }) {
  const { t } = useTranslation();
  const names = useMemo(() => cardNames([...cards.crypt, ...cards.library]), [cards]);
  const deck = useMemo(() => readDeckText(text, names, { playtest: false }), [text, names]);
  const copies = deckCopies(Object.fromEntries(deck.cards), cards.find);
  const wrong = [
    ...deckFlags(copies)
      .filter((flag) => flag === "crypt size" || flag === "library size" || flag === "wrong groups")
      .map((flag) => t(`archive.flag.${flag}`)),
    ...bannedCards(copies).map((id) => t("archive.banned", { card: cards.find(id)?.displayName ?? "" })),
    ...deck.badCards.map(({ line, text: bad, problem }) =>
      t(problem === "quantity" ? "archive.bad-quantity" : "archive.bad-line", {
        line: String(line),
        text: bad,
      }),
    ),
  ];
  if (deck.cards.size === 0) return <p role="alert">{t("archive.no-deck")}</p>;
  return (
    <ul>
      {wrong.map((one) => (
        <li key={one}>{one}</li>
      ))}
      {wrong.length === 0 && <li>{t("archive.nothing-wrong")}</li>}
    </ul>
  );
}
