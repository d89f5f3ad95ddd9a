import { Suspense, useEffect } from "react";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import type { Deck, ListedDeck } from "../../../domain/deck/deck";
import { writeChanges } from "../../../domain/deck/review/change-set";
import { changesBetween } from "../../../domain/deck/review/proposal";
import { referenceFrom } from "../../../domain/deck/url/deck-reference";
import { useTranslation } from "../../../i18n/translation";
import textStyles from "../../../ui/dialog-form.module.css";
import styles from "../compare/compare.module.css";
import { DeckSide } from "../compare/deck-side";
import { PickDeckDialog } from "../compare/lazy-dialogs";
import { useEditingParts } from "../header/lazy-parts";
import { UnlessWithheld } from "../shared/unless-withheld";
import { useOpenedDeck } from "../shared/use-opened-deck";
import { ReviewedDeck } from "./reviewed-deck";
import type { ReviewPageProps } from "./types";

/** Changes proposed for a deck of any kind; only its owner applies them. */
export function ReviewPage(props: ReviewPageProps) {
  const { reference, hash, onHash, onDeck, onSaved, dialog } = props;
  const { t } = useTranslation();
  const list = useDeckList();
  const opened = useOpenedDeck(reference, decksSoFar(list));
  const deck = opened.status === "ready" ? opened.deck : undefined;
  const own = deck?.isAuthor ? deck.id : undefined;
  // Once the server has assigned an id, the URL follows.
  useEffect(() => {
    if (own !== undefined && own !== reference.id)
      onDeck(referenceFrom(own, undefined), { hash, replace: true });
  }, [own, reference.id, hash, onDeck]);
  const complete = useEditingParts(true);
  const isProposal = deck?.reviewOf !== undefined && hash === "";
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        {deck && !isProposal ? t("deck-review.of", { name: deck.name }) : t("deck-review.title")}
      </h1>
      <DeckSide
        title={t("deck-review.deck")}
        chooseLabel={t("deck-review.choose")}
        opened={complete ? opened : LOADING}
        onChoose={() => dialog.open("review-deck")}
        onSubmit={(reference) => onDeck(reference)}
        note={isProposal ? undefined : t("deck-review.hint")}
      />
      {isProposal && <SavedProposal deck={deck} decks={decksSoFar(list)} onDeck={onDeck} />}
      {complete && opened.status === "ready" && !isProposal && (
        <Suspense fallback={<p role="status">{t("common.loading")}</p>}>
          <UnlessWithheld deck={opened.deck}>
            <ReviewedDeck
              deck={opened.deck}
              editing={opened.editing}
              signedIn={list.status !== "signed-out"}
              {...{ hash, onHash, onSaved }}
            />
          </UnlessWithheld>
        </Suspense>
      )}
      {dialog.name === "review-deck" && (
        <PickDeckDialog
          title={t("deck-review.choose")}
          shown={reference.id}
          onPick={(id) => onDeck(referenceFrom(id, undefined), { replace: true })}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

const LOADING = { status: "loading" } as const;

interface SavedProposalProps extends Pick<ReviewPageProps, "onDeck"> {
  readonly deck: Deck;
  readonly decks: readonly ListedDeck[];
}

/** A saved proposal redirects to the deck that it was made for, with its changes. */
function SavedProposal({ deck, decks, onDeck }: SavedProposalProps) {
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
