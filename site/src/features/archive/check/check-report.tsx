import { useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import { checkReport, knownPlaces } from "../../../domain/archive/report-check";
import { cardNames } from "../../../domain/deck/card-names";
import { readDeckText } from "../../../domain/deck/deck-text";
import { deckCopies } from "../../../domain/deck/facts/copies";
import { bannedCards, deckFlags } from "../../../domain/deck/facts/deck-flags";
import { fileText } from "../../../domain/deck/file-text";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { LabelledTextArea } from "../../../ui/form/labelled-text-area";
import { Page, PanelColumns } from "../../../ui/page";
import { saveFile } from "../../../ui/save-file";
import styles from "../archive.module.css";
import { RoomHead } from "../room-head";
import { useCards } from "../use-cards";

/** Looks through the report of a winning deck before it is handed in. */
export function CheckReport() {
  const { t } = useTranslation();
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(false);
  const load = (file: File | undefined) => {
    setFailed(false);
    file
      ?.arrayBuffer()
      .then((bytes) => setText(fileText(new Uint8Array(bytes))))
      .catch(() => setFailed(true));
  };
  return (
    <Page>
      <RoomHead title={t("shell.title-check")} isSample={archive.isSample} />
      <p className={styles.note}>{t("archive.check-lead")}</p>
      <PanelColumns>
        <section>
          <LabelledTextArea
            label={t("archive.report")}
            value={text}
            rows={24}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          <LabelledInput
            label={t("archive.load-file")}
            type="file"
            accept=".txt,.dek,text/plain"
            onChange={({ target }) => load(target.files?.[0])}
          />
          <div className={styles.actions}>
            <Button
              onClick={() => saveFile(new Blob([text], { type: "text/plain" }), `${eventId(text)}.txt`)}
            >
              {t("archive.save-file")}
            </Button>
            <Button onClick={() => setText("")}>{t("search.clear")}</Button>
          </div>
          {failed && <p role="alert">{t("archive.import-error")}</p>}
        </section>
        <Findings text={useDeferredValue(text)} />
      </PanelColumns>
    </Page>
  );
}

/** The number at the end of the calendar's link names the file. */
function eventId(text: string): string {
  return /\/event\/(\d+)/.exec(text)?.[1] ?? "report";
}

function Findings({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const cards = useCards();
  const places = useMemo(() => knownPlaces(archive.cities.words, archive.countries.words), [archive]);
  const names = useMemo(() => cardNames([...cards.crypt, ...cards.library]), [cards]);
  if (text.trim() === "") return null;
  const deck = readDeckText(text, names, { playtest: false });
  const copies = deckCopies(Object.fromEntries(deck.cards), cards.find);
  const wrong = [
    ...deckFlags(copies)
      .filter((flag) => flag === "crypt size" || flag === "library size" || flag === "wrong groups")
      .map((flag) => t(`archive.flag.${flag}`)),
    ...bannedCards(copies).map((id) => t("archive.banned", { card: cards.find(id)?.displayName ?? "" })),
    ...deck.badCards.map(({ line, text: bad }) => t("archive.bad-line", { line: String(line), text: bad })),
  ];
  return (
    <section aria-live="polite">
      <h2>{t("archive.head-of-report")}</h2>
      <dl className={styles.facts}>
        {checkReport(text, places).map(({ line, text: written, problem }) => (
          <div key={line}>
            <dt>{t(`archive.line.${line}`)}</dt>
            <dd>
              {problem ? <u>{written || "–"}</u> : written}
              {problem && <strong> {t(`archive.problem.${problem}`)}</strong>}
            </dd>
          </div>
        ))}
      </dl>
      <h2>{t("archive.deck-of-report")}</h2>
      {deck.cards.size === 0 ? (
        <p role="alert">{t("archive.no-deck")}</p>
      ) : (
        <ul>
          {wrong.map((one) => (
            <li key={one}>{one}</li>
          ))}
          {wrong.length === 0 && <li>{t("archive.nothing-wrong")}</li>}
        </ul>
      )}
    </section>
  );
}
