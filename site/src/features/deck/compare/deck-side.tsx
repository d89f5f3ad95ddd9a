import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import type { Deck } from "../../../domain/deck/deck";
import type { DeckReference } from "../../../domain/deck/url/deck-reference";
import { asDeckId, writtenDeckId } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import styles from "../deck-text.module.css";
import type { OpenedDeck } from "../room/use-opened-deck";
import { AskedDeckField } from "./asked-deck-field";
import type { ComparedParts } from "./room-parts";

interface DeckSideProps {
  readonly title: string;
  /** On the button that opens the list of decks. */
  readonly chooseLabel: string;
  readonly opened: OpenedDeck;
  readonly parts: Pick<ComparedParts, "RefusedParts">;
  readonly onChoose: () => void;
  readonly onAsked: (place: DeckReference) => void;
  /** What is to be known about the deck here. */
  readonly note?: ReactNode;
}

/** One of the decks that are looked at together: which it is, why it cannot be had, and how to take another one. */
export function DeckSide({ title, chooseLabel, opened, parts, onChoose, onAsked, note }: DeckSideProps) {
  const { t } = useTranslation();
  const isOpened = opened.status === "ready";
  return (
    <Panel title={title}>
      <State opened={opened} />
      {opened.status === "ready" && opened.refused !== undefined && opened.refused.length > 0 && (
        <Suspense>
          <parts.RefusedParts refused={opened.refused} />
        </Suspense>
      )}
      {opened.status === "ready" && note !== undefined && <p className={styles.note}>{note}</p>}
      {/* Once a deck is there, its cards are what one looks for. While it comes, nothing can be pressed that would move. */}
      {opened.status !== "loading" && (
        <details key={String(isOpened)} open={!isOpened}>
          <summary>{t("deck-compare.other")}</summary>
          <div className={styles.form}>
            <div className={styles.choices}>
              <Button aria-haspopup="dialog" onClick={onChoose}>
                {chooseLabel}
              </Button>
            </div>
            <AskedDeckField onAsked={onAsked} />
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

/** A deck that stands in an address has no page of its own here. */
function DeckName({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const { id, name, branchName, author } = deck;
  const called = branchName === "" ? name : `${name} (${branchName})`;
  const isKept = id !== asDeckId("deck");
  return (
    <p>
      {isKept ? (
        <Link to="/decks/{-$id}" params={{ id: writtenDeckId(id) }}>
          {called}
        </Link>
      ) : (
        <strong>{called}</strong>
      )}
      {author !== "" && ` ${t("deck.by", { author })}`}
    </p>
  );
}
