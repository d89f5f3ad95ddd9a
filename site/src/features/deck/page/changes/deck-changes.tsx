import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { changesOfDecksOptions, type KnownChanges } from "../../../../data/changes/changes";
import { rememberDeckSeen, seenDayOfDeck } from "../../../../data/changes/seen";
import type { CardId } from "../../../../domain/card/card";
import type { CardChange, ChangeKind } from "../../../../domain/changes/card-changes";
import { changesSince } from "../../../../domain/changes/marking";
import type { Deck, DeckId } from "../../../../domain/deck/deck";
import type { MessageKey } from "../../../../i18n/catalogue";
import { formatDay } from "../../../../i18n/day";
import { changes as messageArea } from "../../../../i18n/en/changes";
import { titles } from "../../../../i18n/en/titles";
import { useTranslation } from "../../../../i18n/translation";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { Button } from "../../../../ui/button";
import { CardLink } from "../../../../ui/card/card-link";
import styles from "./deck-changes.module.css";

/** @public Loaded along with the component. */
export const messages = [messageArea, titles];

/** @public Loaded along with it. */
export const prepare = loadOptionalStyles;

interface DeckChangesProps {
  readonly deck: Deck;
  readonly nameOf: (id: CardId) => string;
}

/**
 * Tells what has changed in the cards of a deck since its owner opened it, until that was seen. The deck is painted
 * together with it, so that nothing moves.
 */
export function DeckChanges({ deck, nameOf }: DeckChangesProps) {
  const { data } = useSuspenseQuery(changesOfDecksOptions());
  return data && <Known deck={deck} known={data} nameOf={nameOf} />;
}

interface KnownProps extends DeckChangesProps {
  readonly known: KnownChanges;
}

function Known({ deck, known: { day: today, marking }, nameOf }: KnownProps) {
  // As it was when the deck was opened: the line stays until the deck is left.
  const [since] = useState(() => seenDayOfDeck(deck.id, today));
  const changes = changesSince(deck.cards.keys(), marking, since);
  const isNews = changes.length > 0;
  useEffect(() => {
    if (!isNews) rememberDeckSeen(deck.id, today);
  }, [deck.id, today, isNews]);
  return isNews && <News deck={deck.id} changes={changes} since={since} today={today} nameOf={nameOf} />;
}

interface NewsProps {
  readonly deck: DeckId;
  readonly changes: readonly CardChange[];
  /** Day of the data that was seen last. */
  readonly since: string;
  /** Day of the present data. */
  readonly today: string;
  readonly nameOf: (id: CardId) => string;
}

function News({ deck, changes, since, today, nameOf }: NewsProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(false);
  const cards = [...new Set(changes.map(({ card }) => card))];
  const mark = (day: string, isSeen: boolean) => {
    rememberDeckSeen(deck, day);
    setSeen(isSeen);
  };
  const summary = t("changes.deck", { count: cards.length, day: formatDay(t, since) });
  return (
    <section className={styles.changes} aria-label={t("titles.changes")}>
      <div className={styles.line}>
        <p role="status">{seen ? t("changes.deck-seen") : summary}</p>
        <Button onClick={() => (seen ? mark(since, false) : mark(today, true))}>
          {t(seen ? "changes.undo" : "changes.seen")}
        </Button>
      </div>
      <ul className={seen ? styles.seen : undefined}>
        {cards.map((card) => (
          <li key={card}>
            <CardLink id={card} among={cards} preview>
              {nameOf(card)}
            </CardLink>
            {": "}
            {kindsOf(card, changes)
              .map((kind) => t(KIND_NAMES[kind] ?? "changes.kind-rules"))
              .join(", ")}
          </li>
        ))}
      </ul>
    </section>
  );
}

const KIND_NAMES: Partial<Record<ChangeKind, MessageKey>> = {
  text: "changes.kind-text",
  name: "changes.kind-name",
  rules: "changes.kind-rules",
  banned: "changes.kind-banned",
  unbanned: "changes.kind-unbanned",
  ruling: "changes.kind-ruling",
  gone: "changes.kind-gone",
};

function kindsOf(card: CardId, changes: readonly CardChange[]): readonly ChangeKind[] {
  return [...new Set(changes.filter((change) => change.card === card).map(({ kind }) => kind))];
}
