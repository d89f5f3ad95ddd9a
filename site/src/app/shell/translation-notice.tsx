import { useQueryClient } from "@tanstack/react-query";
import { overlayKey, useOverlayFailed } from "../../data/card-queries";
import { usePreferences } from "../../data/preferences";
import { LANGUAGE_NAMES } from "../../domain/language";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import styles from "./shell.module.css";

/** Says that cards stay in English because their translations could not be fetched, and offers a retry. */
export function TranslationNotice() {
  const { t } = useTranslation();
  const { cardLanguage } = usePreferences();
  const client = useQueryClient();
  const failed = useOverlayFailed(cardLanguage);
  return (
    <div role="status">
      {failed && (
        <p className={styles.offline}>
          {t("shell.translation-failed", { language: LANGUAGE_NAMES[cardLanguage] })}{" "}
          <Button onClick={() => void client.refetchQueries({ queryKey: overlayKey(cardLanguage) })}>
            {t("common.retry")}
          </Button>
        </p>
      )}
    </div>
  );
}
