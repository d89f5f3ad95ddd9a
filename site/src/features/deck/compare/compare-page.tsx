import { ArrowLeftRight } from "lucide";
import { Suspense, useEffect } from "react";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import { type DeckId, isEditable } from "../../../domain/deck/deck";
import { type DeckReference, referenceFrom } from "../../../domain/deck/url/deck-reference";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import textStyles from "../../../ui/dialog-form.module.css";
import type { DialogStep } from "../../../ui/dialog-step";
import { Icon } from "../../../ui/icon";
import { useEditingParts } from "../header/lazy-parts";
import { useInventoryParts } from "../inventory/inventory-of";
import type { OpenedDeck } from "../shared/opened-deck";
import { UnlessWithheld } from "../shared/unless-withheld";
import { useOpenedDeck } from "../shared/use-opened-deck";
import styles from "./compare.module.css";
import { DeckSide } from "./deck-side";
import { PickDeckDialog } from "./lazy-dialogs";
import { TwoDecks } from "./two-decks";
import { useSettled } from "./use-settled";

interface ComparePageProps {
  readonly left: DeckReference;
  readonly right: DeckReference;
  /** Puts other decks into the URL. `replace`: it is the same deck by its proper id. */
  readonly onDecks: (left: DeckReference, right: DeckReference, replace?: boolean) => void;
  readonly dialog: DialogStep;
}

/** Two decks of any kind side by side; the left one is edited, the right one is its reference. */
export function ComparePage({ left, right, onDecks, dialog }: ComparePageProps) {
  const { t } = useTranslation();
  const decks = decksSoFar(useDeckList());
  const from = useOpenedDeck(left, decks);
  const to = useOpenedDeck(right, decks);
  const own = ownId(from);
  // Once the server has assigned an id, the URL follows.
  useEffect(() => {
    if (own !== undefined && own !== left.id) onDecks(referenceFrom(own, undefined), right, true);
  }, [own, left, right, onDecks]);
  const pick = (id: DeckId) => {
    const reference = referenceFrom(id, undefined);
    if (dialog.name === "compare-left") onDecks(reference, right, true);
    else onDecks(left, reference, true);
  };
  const inventory = useInventoryParts();
  const complete =
    useEditingParts(from.status === "ready" && from.editing !== undefined) && inventory !== "loading";
  // All controls appear at once when both decks are known, so that none of them moves.
  const settled = useSettled(complete && from.status !== "loading" && to.status !== "loading");
  const edited = from.status === "ready" && from.editing && isEditable(from.deck);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t("deck-compare.title")}</h1>
      <div className={styles.pair}>
        <DeckSide
          title={t("deck-compare.left")}
          chooseLabel={t("deck-compare.choose-left")}
          opened={settled ? from : LOADING}
          onChoose={() => dialog.open("compare-left")}
          onSubmit={(reference) => onDecks(reference, right)}
          note={edited ? t("deck-compare.edited") : undefined}
        />
        {settled && left.id !== "" && (
          <DeckSide
            title={t("deck-compare.right")}
            chooseLabel={t("deck-compare.choose-right")}
            opened={to}
            onChoose={() => dialog.open("compare-right")}
            onSubmit={(reference) => onDecks(left, reference)}
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
          <UnlessWithheld deck={from.deck}>
            <UnlessWithheld deck={to.deck}>
              <TwoDecks left={from.deck} right={to.deck} editing={from.editing} dialog={dialog} />
            </UnlessWithheld>
          </UnlessWithheld>
        </Suspense>
      )}
      {(dialog.name === "compare-left" || dialog.name === "compare-right") && (
        <PickDeckDialog
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
