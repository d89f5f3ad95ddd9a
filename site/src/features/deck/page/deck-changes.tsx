import { useState } from "react";
import { rememberDeckSeen } from "../../../data/changes/seen";
import type { CardId } from "../../../domain/card/card";
import type { CardChange, ChangeKind } from "../../../domain/changes/card-changes";
import type { DeckId } from "../../../domain/deck/deck";
import type { MessageKey } from "../../../i18n/catalogue";
import { formatDay } from "../../../i18n/day";
import { changes as messageArea } from "../../../i18n/en/changes";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { CardLink } from "../../../ui/card/card-link";
import styles from "./deck-changes.module.css";
import type { DeckNews } from "./use-deck-changes";

/** @public Loaded along with the component. */
export const messages = [messageArea];

interface DeckChangesProps {
  readonly deck: DeckId;
  readonly news: DeckNews;
  readonly nameOf: (id: CardId) => string;
}

/** Tells what has changed in the cards of a deck since it was opened, until that was seen. */
export function DeckChanges({ deck, news: { changes, since, today }, nameOf }: DeckChangesProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(false);
  const cards = [...new Set(changes.map(({ card }) => card))];
  const mark = (day: string, isSeen: boolean) => {
    rememberDeckSeen(deck, day);
    setSeen(isSeen);
  };
  const summary = t("changes.deck", { count: cards.length, day: formatDay(t, since) });
  return (
    <section className={styles.changes} aria-label={t("shell.title-changes")}>
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
