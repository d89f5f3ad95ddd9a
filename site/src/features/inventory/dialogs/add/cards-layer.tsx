import type { ComponentProps } from "react";
import { useCachedCards } from "../../../../data/card-queries";
import { isCrypt } from "../../../../domain/card/ids";
import type { DeckCards } from "../../../../domain/deck/deck";
import { togetherCopies } from "../../../../domain/inventory/addable-decks";
import { useTranslation } from "../../../../i18n/translation";
import { TooltipLayer } from "../../../../ui/tooltip-layer";
import type { CardEntry } from "../shared/card-list";
import { copiesEntries, nameFrom } from "../shared/copies-entries";
import styles from "./add.module.css";

interface CardsLayerProps extends Omit<ComponentProps<typeof TooltipLayer>, "placement" | "children"> {
  readonly cards: DeckCards;
}

/** The cards of a deck beside its name, crypt and library in two columns. */
export function CardsLayer({ cards, ...layer }: CardsLayerProps) {
  const { t } = useTranslation();
  const crypt = useCachedCards("crypt");
  const library = useCachedCards("library");
  const nameOf = nameFrom((id) => crypt?.byId.get(id) ?? library?.byId.get(id));
  const entries = copiesEntries(togetherCopies([cards]), nameOf);
  return (
    <TooltipLayer placement="right" pressThrough {...layer}>
      <div className={styles.cards}>
        <Part title={t("deck.crypt")} entries={entries.filter(({ card }) => isCrypt(card))} />
        <Part title={t("deck.library")} entries={entries.filter(({ card }) => !isCrypt(card))} />
      </div>
    </TooltipLayer>
  );
}

function Part({ title, entries }: { readonly title: string; readonly entries: readonly CardEntry[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul lang="en">
        {entries.map(({ card, text }) => (
          <li key={card}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
