import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { type DeckList, decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import { useDeckStore } from "../../../data/decks/hooks/use-deck-store";
import { ownDecks } from "../../../domain/deck/list/deck-entries";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { useDeckPage } from "../shared/deck-page-context";

/** The page without a deck: goes to the deck edited last, or says how to get one (docs/rules/decks.md §16). */
export function EmptyPage({ list }: { readonly list: DeckList }) {
  const { dialog, onOpen, pending } = useDeckPage();
  const { t } = useTranslation();
  const { deckStore } = useDeckStore();
  const own = ownDecks(decksSoFar(list));
  const last = (own.find(({ hidden }) => !hidden) ?? own[0])?.id;
  // A dialog that creates a deck opens it by itself.
  const waiting = dialog.name !== undefined;
  useEffect(() => {
    // Keeps a dialog that is being opened at this moment.
    if (last !== undefined && !waiting && !deckStore.isDeleted(last))
      onOpen(last, { replace: true, keepDialog: true });
  }, [deckStore, last, waiting, onOpen]);
  const loading = list.status === "loading" || last !== undefined;
  return (
    <>
      {/* The deck that is loading may have a heading of its own. */}
      {!loading && <h1 className="visually-hidden">{t("deck.title")}</h1>}
      {list.status === "signed-out" && (
        <Panel title={t("deck.login")}>
          <p>{t("deck.login-text")}</p>
          <p>
            <Link to="/account">{t("deck.to-login")}</Link>
          </p>
        </Panel>
      )}
      {loading && pending}
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
