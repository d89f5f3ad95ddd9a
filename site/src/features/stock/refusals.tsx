import { useSyncExternalStore } from "react";
import type { InventoryStore } from "../../data/inventory/inventory-store";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import styles from "./stock.module.css";

interface RefusalsProps {
  readonly store: InventoryStore;
}

/** Edits of the inventory that the server has refused, until they are dismissed. */
export function Refusals({ store }: RefusalsProps) {
  const { t } = useTranslation();
  const { problems } = useSyncExternalStore(store.subscribe, store.saving);
  return problems.map(({ id, code }) => (
    <p key={id} role="alert" className={styles.missing}>
      {t(code === "frozen-inventory" ? "stock.refused-frozen" : "stock.refused")}{" "}
      <Button onClick={() => store.dismissProblem(id)}>{t("stock.dismiss")}</Button>
    </p>
  ));
}
