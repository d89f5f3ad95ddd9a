import { Suspense, useEffect } from "react";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import type { Deck, DeckId, ListedDeck } from "../../../domain/deck/deck";
import { writeChanges } from "../../../domain/deck/review/change-set";
import { changesBetween } from "../../../domain/deck/review/proposal";
import { type DeckReference, referenceFrom } from "../../../domain/deck/url/deck-reference";
import { useTranslation } from "../../../i18n/translation";
import styles from "../compare/compare.module.css";
import { DeckSide } from "../compare/deck-side";
import type { ComparedParts } from "../compare/room-parts";
import textStyles from "../deck-text.module.css";
import { useOpenedDeck } from "../room/use-opened-deck";
import { ReviewedDeck } from "./reviewed-deck";

export interface ReviewRoomProps {
  readonly place: DeckReference;
  /** The proposed changes, as they stand behind "#". */
  readonly hash: string;
  readonly onHash: (hash: string) => void;
  /** `hash`: what is proposed for it. `replace`: it is where one wanted to go in the first place. */
  readonly onDeck: (
    place: DeckReference,
    how?: { readonly hash?: string; readonly replace?: boolean },
  ) => void;
  /** The proposal is kept as a deck. */
  readonly onKept: (id: DeckId) => void;
  readonly dialog: {
    readonly name: string | undefined;
    readonly open: (name: string) => void;
    readonly close: () => void;
  };
  readonly parts: ComparedParts;
}

/** Changes proposed for a deck of any kind, which stays as it is until its owner takes them. */
export function ReviewRoom(props: ReviewRoomProps) {
  const { place, hash, onDeck, dialog, parts } = props;
  const { t } = useTranslation();
  const list = useDeckList();
  const opened = useOpenedDeck(place, decksSoFar(list));
  const deck = opened.status === "ready" ? opened.deck : undefined;
  const own = deck?.isAuthor ? deck.id : undefined;
  // The server has given the deck its own id: the address follows.
  useEffect(() => {
    if (own !== undefined && own !== place.id) onDeck(referenceFrom(own, undefined), { hash, replace: true });
  }, [own, place.id, hash, onDeck]);
  const complete = parts.useComplete(true);
  const isProposal = deck?.reviewOf !== undefined && hash === "";
  return (
    <div className={styles.room}>
      <h1 tabIndex={-1}>
        {deck && !isProposal ? t("deck-review.of", { name: deck.name }) : t("deck-review.title")}
      </h1>
      <DeckSide
        title={t("deck-review.deck")}
        chooseLabel={t("deck-review.choose")}
        opened={complete ? opened : LOADING}
        parts={parts}
        onChoose={() => dialog.open("review-deck")}
        onAsked={(asked) => onDeck(asked)}
        note={isProposal ? undefined : t("deck-review.hint")}
      />
      {isProposal && <KeptProposal deck={deck} decks={decksSoFar(list)} onDeck={onDeck} />}
      {complete && opened.status === "ready" && !isProposal && (
        <Suspense fallback={<p role="status">{t("common.loading")}</p>}>
          <ReviewedDeck {...props} signedIn={list.status !== "signed-out"} {...opened} />
        </Suspense>
      )}
      {dialog.name === "review-deck" && (
        <parts.PickDeck
          title={t("deck-review.choose")}
          shown={place.id}
          onPick={(id) => onDeck(referenceFrom(id, undefined), { replace: true })}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

const LOADING = { status: "loading" } as const;

interface KeptProposalProps extends Pick<ReviewRoomProps, "onDeck"> {
  readonly deck: Deck;
  readonly decks: readonly ListedDeck[];
}

/** A deck that was kept as a proposal leads to the deck that it was made for, with what it proposes. */
function KeptProposal({ deck, decks, onDeck }: KeptProposalProps) {
  const { t } = useTranslation();
  const parent = useOpenedDeck(referenceFrom(deck.reviewOf ?? "", undefined), decks);
  const found = parent.status === "ready" ? parent.deck : undefined;
  useEffect(() => {
    if (!found) return;
    const hash = writeChanges(changesBetween(found.cards, deck.cards));
    onDeck(referenceFrom(found.id, undefined), { hash, replace: true });
  }, [found, deck, onDeck]);
  if (parent.status !== "failed") return <p role="status">{t("common.loading")}</p>;
  return (
    <p role="alert" className={textStyles.problem}>
      {t("deck-review.parent-gone")} {t(parent.problem === "unknown" ? "deck.no-deck" : "deck.no-connection")}
    </p>
  );
}
