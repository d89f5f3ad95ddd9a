import { ExternalLink } from "lucide";
import { memo } from "react";
import type { CardId } from "../../../../domain/card/card";
import type { PreconWithCards } from "../../../../domain/inventory/precon-list";
import type { PreconOffer } from "../../../../domain/inventory/precon-offers";
import { useTranslation } from "../../../../i18n/translation";
import { Icon } from "../../../../ui/icon";
import { QuantityCell } from "../../../../ui/quantity/quantity-cell";
import { CardList } from "../shared/card-list";
import { copiesEntries } from "../shared/copies-entries";
import { Folded } from "../shared/folded";
import styles from "./missing.module.css";

/** More of one precon are never needed for a deck. */
const MAX_PRECONS = 99;

interface OfferRowProps {
  readonly precon: PreconWithCards;
  /** What one more would bring; undefined: nothing. */
  readonly offer: PreconOffer<PreconWithCards> | undefined;
  /** How many are in the cart. */
  readonly inCart: number;
  readonly typed: boolean;
  readonly nameOf: (card: CardId) => string;
  readonly onCount: (id: string, count: number) => void;
}

/** A precon, what it would bring, and how many of it are in the cart. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { precon, offer, inCart, typed, nameOf, onCount } = props;
  const { t } = useTranslation();
  const { id, name, date } = precon;
  const brings = offer
    ? t("inventory-dialogs.brings", { crypt: offer.crypt, library: offer.library })
    : t("inventory-dialogs.brings-nothing");
  return (
    <li className={inCart > 0 ? styles.inCart : undefined}>
      <Folded title={`${name} ${date?.slice(0, 4) ?? ""} · ${brings}`}>
        {offer && <CardList label={name} entries={copiesEntries(offer.brings, nameOf)} />}
      </Folded>
      <QuantityCell
        quantity={inCart}
        min={0}
        max={MAX_PRECONS}
        typed={typed}
        messages={{
          count: t("inventory-dialogs.in-cart", { name }),
          more: t("inventory-dialogs.cart-more", { name }),
          fewer: t("inventory-dialogs.cart-fewer", { name }),
        }}
        onChange={(count) => onCount(id, count)}
      />
      <a
        className={styles.link}
        href={`/decks/${encodeURIComponent(id.replaceAll(" ", "_"))}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t("inventory-dialogs.open-precon", { name })}
        title={t("inventory-dialogs.open-precon", { name })}
      >
        <Icon of={ExternalLink} size={16} />
      </a>
    </li>
  );
});
