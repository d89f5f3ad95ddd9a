import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import type { EveningDraw } from "../../../domain/seating/table/evening-draw";
import { useTranslation } from "../../../i18n/translation";
import { usePrinting } from "../../../ui/use-printing";
import { DrawnTables } from "./drawn-tables";
import styles from "./paper.module.css";

/** What is printed instead of the page while a draw is open. */
export function Paper({ draw }: { readonly draw: EveningDraw }) {
  return usePrinting() && <PrintedTables draw={draw} />;
}

function PrintedTables({ draw }: { readonly draw: EveningDraw }) {
  const { t } = useTranslation();
  useLayoutEffect(() => {
    const { printed = "" } = styles;
    document.body.classList.add(printed);
    return () => document.body.classList.remove(printed);
  }, []);
  return createPortal(
    <div className={styles.paper}>
      <h1>{t("seating.title")}</h1>
      <DrawnTables draw={draw} />
      <p>
        {t("seating.arrows")} {t("seating.seed")}: {draw.seed}
      </p>
    </div>,
    document.body,
  );
}
