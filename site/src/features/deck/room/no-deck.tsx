import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import { useDeckStore } from "../../../data/decks/hooks/use-deck-store";
import { ownDecks } from "../../../domain/deck/list/deck-entries";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import type { FrameProps } from "./deck-frame";

type NoDeckProps = Pick<FrameProps, "list" | "onOpen" | "dialog" | "pending">;

/** The room without a deck: the one edited last, or how to come by the first (docs/rules/decks.md §16). */
export function NoDeck({ list, onOpen, dialog, pending }: NoDeckProps) {
  const { t } = useTranslation();
  const { deckStore } = useDeckStore();
  const own = ownDecks(decksSoFar(list));
  const last = (own.find(({ hidden }) => !hidden) ?? own[0])?.id;
  // Whoever is making a deck in a dialog goes there by himself.
  const waiting = dialog.name !== undefined;
  useEffect(() => {
    // Nor does a dialog close that is opened at this very moment.
    if (last !== undefined && !waiting && !deckStore.isDeleted(last))
      onOpen(last, { replace: true, keepDialog: true });
  }, [deckStore, last, waiting, onOpen]);
  const comes = list.status === "loading" || last !== undefined;
  return (
    <>
      {/* What is on its way may have a heading of its own. */}
      {!comes && <h1 className="visually-hidden">{t("deck.title")}</h1>}
      {list.status === "signed-out" && (
        <Panel title={t("deck.login")}>
          <p>{t("deck.login-text")}</p>
          <p>
            <Link to="/account">{t("deck.to-login")}</Link>
          </p>
        </Panel>
      )}
      {comes && pending}
      {list.status === "failed" && (
        <Panel title={t("deck.no-connection")}>
          <p role="alert">{t("deck.no-connection-hint")}</p>
          <Button onClick={list.retry}>{t("common.retry")}</Button>
        </Panel>
      )}
      {list.status === "ready" && last === undefined && (
        <Panel title={t("deck.none")}>
          <p>{t("deck.none-text")}</p>
          <p>
            <Button variant="primary" onClick={() => dialog.open("deck-new")}>
              {t("deck.new")}
            </Button>{" "}
            <Button onClick={() => dialog.open("deck-select")}>{t("deck.browse-precons")}</Button>
          </p>
        </Panel>
      )}
    </>
  );
}
