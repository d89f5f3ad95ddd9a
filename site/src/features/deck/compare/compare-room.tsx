import { ArrowLeftRight } from "lucide";
import { Suspense, useEffect } from "react";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import { type DeckId, isEditable } from "../../../domain/deck/deck";
import { type DeckReference, referenceFrom } from "../../../domain/deck/url/deck-reference";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import textStyles from "../deck-text.module.css";
import { type OpenedDeck, useOpenedDeck } from "../room/use-opened-deck";
import styles from "./compare.module.css";
import { DeckSide } from "./deck-side";
import type { ComparedParts } from "./room-parts";
import { TwoDecks } from "./two-decks";
import { useSettled } from "./use-settled";

export interface CompareRoomProps {
  readonly left: DeckReference;
  readonly right: DeckReference;
  /** Puts other decks into the address. `replace`: it is the same deck by its proper id. */
  readonly onDecks: (left: DeckReference, right: DeckReference, replace?: boolean) => void;
  /** The dialog that is open: a step of the history, so that back closes it. */
  readonly dialog: {
    readonly name: string | undefined;
    readonly open: (name: string) => void;
    readonly close: () => void;
  };
  readonly parts: ComparedParts;
}

/** Two decks of any kind beside one another; the left one is worked on, the right one is what it is held against. */
export function CompareRoom({ left, right, onDecks, dialog, parts }: CompareRoomProps) {
  const { t } = useTranslation();
  const decks = decksSoFar(useDeckList());
  const from = useOpenedDeck(left, decks);
  const to = useOpenedDeck(right, decks);
  const own = ownId(from);
  // The server has given the deck its own id: the address follows.
  useEffect(() => {
    if (own !== undefined && own !== left.id) onDecks(referenceFrom(own, undefined), right, true);
  }, [own, left, right, onDecks]);
  const pick = (id: DeckId) => {
    const place = referenceFrom(id, undefined);
    if (dialog.name === "compare-left") onDecks(place, right, true);
    else onDecks(left, place, true);
  };
  const complete = parts.useComplete(from.status === "ready" && from.editing !== undefined);
  // Nothing that comes later moves what can be pressed: all of it is shown when both decks are known.
  const settled = useSettled(complete && from.status !== "loading" && to.status !== "loading");
  const edited = from.status === "ready" && from.editing && isEditable(from.deck);
  return (
    <div className={styles.room}>
      <h1 tabIndex={-1}>{t("deck-compare.title")}</h1>
      <div className={styles.pair}>
        <DeckSide
          title={t("deck-compare.left")}
          chooseLabel={t("deck-compare.choose-left")}
          opened={settled ? from : LOADING}
          parts={parts}
          onChoose={() => dialog.open("compare-left")}
          onAsked={(place) => onDecks(place, right)}
          note={edited ? t("deck-compare.edited") : undefined}
        />
        {settled && left.id !== "" && (
          <DeckSide
            title={t("deck-compare.right")}
            chooseLabel={t("deck-compare.choose-right")}
            opened={to}
            parts={parts}
            onChoose={() => dialog.open("compare-right")}
            onAsked={(place) => onDecks(left, place)}
          />
        )}
      </div>
      {settled && left.id !== "" && right.id !== "" && (
        <div className={textStyles.choices}>
          <Button onClick={() => onDecks(right, left)}>
            <Icon of={ArrowLeftRight} size={16} />
            {t("deck-compare.swap")}
          </Button>
        </div>
      )}
      {settled && complete && from.status === "ready" && to.status === "ready" && (
        <Suspense fallback={<p role="status">{t("common.loading")}</p>}>
          <TwoDecks left={from.deck} right={to.deck} editing={from.editing} dialog={dialog} parts={parts} />
        </Suspense>
      )}
      {(dialog.name === "compare-left" || dialog.name === "compare-right") && (
        <parts.PickDeck
          title={t(dialog.name === "compare-left" ? "deck-compare.choose-left" : "deck-compare.choose-right")}
          shown={dialog.name === "compare-left" ? left.id : right.id}
          onPick={pick}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

const LOADING = { status: "loading" } as const;

function ownId(opened: OpenedDeck): DeckId | undefined {
  return opened.status === "ready" && opened.deck.isAuthor ? opened.deck.id : undefined;
}
