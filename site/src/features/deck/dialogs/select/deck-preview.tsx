import { useEffect, useState } from "react";
import type { CardId } from "../../../../domain/card/card";
import { isCrypt } from "../../../../domain/card/ids";
import type { DeckCards, ListedDeck } from "../../../../domain/deck/deck";
import { inEnglishOrder } from "../../../../domain/text/order";
import { useTranslation } from "../../../../i18n/translation";
import { useCardPreview } from "../../../../ui/card/card-preview";
import { Dialog } from "../../../../ui/dialog";
import { deckLabel } from "../../selector/deck-labels";
import styles from "./select-deck.module.css";
import type { DeckCardSource } from "./types";

interface DeckPreviewProps {
  readonly deck: ListedDeck;
  readonly cards: DeckCardSource;
  readonly onClose: () => void;
}

type Loaded =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "loaded"; readonly cards: DeckCards };

/** A preview of the cards of a deck: crypt and library in two columns. */
export function DeckPreview({ deck, cards: { load, nameOf }, onClose }: DeckPreviewProps) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  useEffect(() => {
    let isWanted = true;
    load(deck.id).then(
      (cards) => isWanted && setLoaded({ status: "loaded", cards }),
      () => isWanted && setLoaded({ status: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, deck.id]);
  return (
    <Dialog title={deckLabel(deck)} reading size="sm" closeLabel={t("common.close")} onClose={onClose}>
      {loaded.status === "loading" && <p>{t("common.loading")}</p>}
      {loaded.status === "failed" && <p>{t("deck-list.preview-failed")}</p>}
      {loaded.status === "loaded" && (
        <div className={styles.preview}>
          <Part cards={loaded.cards} part="crypt" nameOf={nameOf} />
          <Part cards={loaded.cards} part="library" nameOf={nameOf} />
        </div>
      )}
    </Dialog>
  );
}

interface PartProps extends Pick<DeckCardSource, "nameOf"> {
  readonly cards: DeckCards;
  readonly part: "crypt" | "library";
}

function Part({ cards, part, nameOf }: PartProps) {
  const { t } = useTranslation();
  const own = [...cards].filter(([id, copies]) => copies > 0 && isCrypt(id) === (part === "crypt"));
  const total = own.reduce((sum, [, copies]) => sum + copies, 0);
  const byName = new Map(own.map(([id, copies]) => [nameOf(id) ?? String(id), { id, copies }]));
  return (
    <section>
      <h3>
        {t(`deck-list.${part}`)} [{total}]
      </h3>
      <ul lang="en">
        {inEnglishOrder(byName.keys()).map((name) => {
          const card = byName.get(name);
          return card && <PreviewedCard key={name} {...card} name={name} />;
        })}
      </ul>
    </section>
  );
}

interface PreviewedCardProps {
  readonly id: CardId;
  readonly copies: number;
  readonly name: string;
}

/** Shows the card on hover. */
function PreviewedCard({ id, copies, name }: PreviewedCardProps) {
  const { anchorProps, preview } = useCardPreview(id);
  return (
    <li {...anchorProps}>
      {copies}× {name}
      {preview}
    </li>
  );
}
