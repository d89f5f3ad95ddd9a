import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";
import type { Precons } from "./use-precons";

/** Shown instead of precons that are not loaded. */
export function PreconsState({ state }: { readonly state: Exclude<Precons, { status: "ready" }> }) {
  const { t } = useTranslation();
  if (state.status === "loading") return <p>{t("common.loading")}</p>;
  return (
    <div className={styles.choices}>
      <p role="alert">{t("inventory-dialogs.precons-failed")}</p>
      <Button onClick={state.retry}>{t("inventory-dialogs.retry")}</Button>
    </div>
  );
}
