import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import type { Deck } from "../../../domain/deck/deck";
import type { DeckReference } from "../../../domain/deck/url/deck-reference";
import { asDeckId, formatDeckId } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../../../ui/dialog-form.module.css";
import { Panel } from "../../../ui/panel";
import { RefusedParts } from "../shared/lazy-refused-parts";
import type { OpenedDeck } from "../shared/opened-deck";
import { DeckUrlField } from "./deck-url-field";

interface DeckSideProps {
  readonly title: string;
  /** On the button that opens the list of decks. */
  readonly chooseLabel: string;
  readonly opened: OpenedDeck;
  readonly onChoose: () => void;
  readonly onSubmit: (reference: DeckReference) => void;
  /** A hint about the deck. */
  readonly note?: ReactNode;
}

/** One of the compared decks: its name, or why it is unavailable, and how to choose another one. */
export function DeckSide({ title, chooseLabel, opened, onChoose, onSubmit, note }: DeckSideProps) {
  const { t } = useTranslation();
  const isOpened = opened.status === "ready";
  return (
    <Panel title={title}>
      <State opened={opened} />
      {opened.status === "ready" && opened.refused !== undefined && opened.refused.length > 0 && (
        <Suspense>
          <RefusedParts refused={opened.refused} />
        </Suspense>
      )}
      {opened.status === "ready" && note !== undefined && <p className={styles.note}>{note}</p>}
      {/* Closed once a deck is shown, to leave the space to its cards; absent while loading, as it would move. */}
      {opened.status !== "loading" && (
        <details key={String(isOpened)} open={!isOpened}>
          <summary>{t("deck-compare.other")}</summary>
          <div className={styles.form}>
            <div className={styles.choices}>
              <Button aria-haspopup="dialog" onClick={onChoose}>
                {chooseLabel}
              </Button>
            </div>
            <DeckUrlField onSubmit={onSubmit} />
          </div>
        </details>
      )}
    </Panel>
  );
}

function State({ opened }: { readonly opened: OpenedDeck }) {
  const { t } = useTranslation();
  switch (opened.status) {
    case "none":
      return <p>{t("deck-compare.none")}</p>;
    case "loading":
      return <p role="status">{t("common.loading")}</p>;
    case "ready":
      return <DeckName deck={opened.deck} />;
    case "failed":
      return (
        <div role="alert" className={styles.problem}>
          <p>{t(opened.problem === "unknown" ? "deck.no-deck" : "deck.no-connection")}</p>
          <p className={styles.note}>
            {t(opened.problem === "unknown" ? "deck.no-deck-hint" : "deck.no-connection-hint")}
          </p>
          {opened.retry && opened.problem === "connection" && (
            <Button onClick={opened.retry}>{t("common.retry")}</Button>
          )}
        </div>
      );
    default:
      return opened satisfies never;
  }
}

/** A deck in the URL has no page of its own to link to. */
function DeckName({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const { id, name, revisionLabel, author } = deck;
  const fullName = revisionLabel === "" ? name : `${name} (${revisionLabel})`;
  const isStored = id !== asDeckId("deck");
  return (
    <p>
      {isStored ? (
        <Link to="/decks/{-$id}" params={{ id: formatDeckId(id) }}>
          {fullName}
        </Link>
      ) : (
        <strong>{fullName}</strong>
      )}
      {author !== "" && ` ${t("deck.by", { author })}`}
    </p>
  );
}
