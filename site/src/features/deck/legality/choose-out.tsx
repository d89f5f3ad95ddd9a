import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cardIdeasOptions } from "../../../data/ideas/card-ideas";
import type { CardId } from "../../../domain/card/card";
import type { Deck, DeckCards } from "../../../domain/deck/deck";
import { type SupportedCard, takeOutRows } from "../../../domain/deck/legality/least-supported";
import type { EvidenceSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { CardLink } from "../../../ui/card/card-link";
import form from "../../../ui/form/form.module.css";
import type { KnownNames } from "../../../ui/legality/known-names";
import styles from "./deck-legality.module.css";
import type { RunFix } from "./run-fix";

interface ChooseOutProps {
  readonly deck: Deck;
  /** Copies too many. */
  readonly off: number;
  readonly names: KnownNames;
  readonly onRun: RunFix;
}

/** Shown before the rest is asked for. */
const FIRST = 10;

const NOTHING: ReadonlyMap<CardId, number> = new Map();

/** Lets the player choose the library cards that go, the least supported first; nothing is chosen at first. */
export function ChooseOut(props: ChooseOutProps) {
  const { t } = useTranslation();
  // The order of the cards stays while the player takes some out.
  const [opened] = useState(props.deck.cards);
  const { data, isLoading } = useQuery(cardIdeasOptions(opened));
  if (isLoading) return <p role="status">{t("common.loading")}</p>;
  const evidence = data?.evidence.cards.length ? data.evidence : undefined;
  return <Choice {...props} opened={opened} evidence={evidence} />;
}

interface ChoiceProps extends ChooseOutProps {
  /** The cards of the deck when the choice was opened. */
  readonly opened: DeckCards;
  /** What similar winning decks play; undefined if that is not known. */
  readonly evidence: EvidenceSchema | undefined;
}

function Choice({ deck, off, names, onRun, opened, evidence }: ChoiceProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlyMap<CardId, number>>(NOTHING);
  const [all, setAll] = useState(false);
  const rows = takeOutRows(opened, deck.cards, evidence?.cards);
  const out = new Map([...chosen].filter(([, copies]) => copies > 0));
  const count = [...out.values()].reduce((sum, copies) => sum + copies, 0);
  const more = rows.length - FIRST;
  const takeOut = () => {
    if (count === 0) return;
    onRun({ kind: "take-out", out, added: NOTHING }, false);
    setChosen(NOTHING);
  };
  return (
    <div className={styles.out}>
      <p className={styles.note}>{t(evidence ? "legality.choose-text" : "legality.choose-text-offline")}</p>
      <ul className={styles.out}>
        {rows.slice(0, all ? undefined : FIRST).map((row) => (
          <Row
            key={row.id}
            {...{ row, names }}
            decks={opened.get(row.id) ? evidence?.decks : undefined}
            chosen={chosen.get(row.id) ?? 0}
            onChoose={(copies) => setChosen(new Map([...chosen, [row.id, copies]]))}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        {!all && more > 0 && (
          <Button onClick={() => setAll(true)}>{t("legality.choose-all", { count: more })}</Button>
        )}
        <Button variant="primary" aria-disabled={count === 0} onClick={takeOut}>
          {t("legality.take-out", { count })}
        </Button>
        <span role="status">{count < off && t("legality.choose-left", { count: off - count })}</span>
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: SupportedCard;
  /** Number of similar decks; undefined if they are not known. */
  readonly decks: number | undefined;
  readonly chosen: number;
  readonly names: KnownNames;
  readonly onChoose: (copies: number) => void;
}

function Row({ row, decks, chosen, names, onChoose }: RowProps) {
  const { t } = useTranslation();
  const card = names.find(row.id);
  const localized = card && names.localize(card);
  const name = localized?.name ?? String(row.id);
  return (
    <li className={styles.outRow}>
      <input
        className={form.input}
        type="number"
        inputMode="numeric"
        min={0}
        max={row.copies}
        value={chosen}
        aria-label={t("legality.choose-copies", { name })}
        onChange={({ target }) =>
          onChoose(Math.max(0, Math.min(row.copies, Math.trunc(target.valueAsNumber) || 0)))
        }
      />
      <span>
        {row.copies} × <CardLink id={row.id}>{name}</CardLink>{" "}
        {decks !== undefined && (
          <span className={styles.note}>
            {t("legality.choose-share", { percent: Math.round((100 * row.playing) / decks), decks })}
          </span>
        )}
      </span>
    </li>
  );
}
