import { useCallback, useMemo, useState } from "react";
import type { CardId } from "../../../../domain/card/card";
import {
  type Cart,
  cartEffect,
  cartOf,
  offersById,
  rankedPrecons,
} from "../../../../domain/inventory/precon-cart";
import type { PreconWithCards } from "../../../../domain/inventory/precon-list";
import { type Copies, coveringPrecons } from "../../../../domain/inventory/precon-offers";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import dialogStyles from "../../../../ui/dialog-form.module.css";
import { LIVE, useMedia } from "../../../../ui/use-media";
import { CardList } from "../shared/card-list";
import { copiesEntries } from "../shared/copies-entries";
import { Folded } from "../shared/folded";
import styles from "./missing.module.css";
import { OfferRow } from "./offer-row";

interface PreconOffersProps {
  readonly missing: Copies;
  readonly precons: readonly PreconWithCards[];
  readonly nameOf: (card: CardId) => string;
}

const EMPTY: Cart = new Map();

const totalOf = (counts: ReadonlyMap<unknown, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Precons with missing cards, those that bring the most first, and a cart to plan with. The numbers follow the cart at
 * once; the order only on request, because rows must not move under the pointer.
 */
export function PreconOffers({ missing, precons, nameOf }: PreconOffersProps) {
  const { t } = useTranslation();
  const typed = useMedia(LIVE);
  const [cart, setCart] = useState(EMPTY);
  /** The cart that the order is based on. */
  const [ranked, setRanked] = useState(EMPTY);
  const { left, covered } = useMemo(() => cartEffect(missing, cart, precons), [missing, cart, precons]);
  const offers = useMemo(() => offersById(left, precons), [left, precons]);
  const rows = useMemo(
    () => rankedPrecons(cartEffect(missing, ranked, precons).left, ranked, precons),
    [missing, ranked, precons],
  );
  const count = useCallback((id: string, copies: number) => {
    setCart((before) => {
      const next = new Map(before);
      if (copies > 0) next.set(id, copies);
      else next.delete(id);
      return next;
    });
  }, []);
  const fill = (next: Cart) => {
    setCart(next);
    setRanked(next);
  };
  if (rows.length === 0) return <p>{t("inventory-dialogs.no-offers")}</p>;
  return (
    <>
      <div className={`${dialogStyles.form} ${styles.cart}`}>
        <p role="status">
          {t("inventory-dialogs.cart", {
            count: totalOf(cart),
            covered: totalOf(covered),
            missing: totalOf(missing),
          })}
        </p>
        <div className={dialogStyles.choices}>
          <Button onClick={() => fill(cartOf(coveringPrecons(missing, precons)))}>
            {t("inventory-dialogs.suggest")}
          </Button>
          <Button aria-disabled={cart === ranked} onClick={() => setRanked(cart)}>
            {t("inventory-dialogs.rank")}
          </Button>
          <Button aria-disabled={cart.size === 0} onClick={() => fill(EMPTY)}>
            {t("inventory-dialogs.cart-empty")}
          </Button>
        </div>
      </div>
      <p className={dialogStyles.note}>{t("inventory-dialogs.suggest-text")}</p>
      <Folded title={t("inventory-dialogs.cart-covers")}>
        <CardList label={t("inventory-dialogs.cart-covers")} entries={copiesEntries(covered, nameOf)} />
      </Folded>
      <ul className={styles.offers} aria-label={t("inventory-dialogs.offers")}>
        {rows.map((precon) => (
          <OfferRow
            key={precon.id}
            precon={precon}
            offer={offers.get(precon.id)}
            inCart={cart.get(precon.id) ?? 0}
            typed={typed}
            nameOf={nameOf}
            onCount={count}
          />
        ))}
      </ul>
    </>
  );
}
