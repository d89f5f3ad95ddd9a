import { useState } from "react";
import type { Logic } from "../../domain/search/logic";
import { useTranslation } from "../../i18n/translation";
import { LogicButton } from "../../ui/form/logic-button";
import styles from "./documentation.module.css";

const LOGICS = ["or", "and", "not", "only"] as const satisfies readonly Logic[];

/** The button of the searches, with what each of its states means. */
export function LogicExample() {
  const { t } = useTranslation();
  const [logic, setLogic] = useState<Logic>("or");
  return (
    <div className={styles.example}>
      <div className={styles.logic}>
        <LogicButton
          logic={logic}
          offered={LOGICS}
          label={t("documentation.logic-button")}
          onChange={setLogic}
        />
        <p role="status">{t(`documentation.logic-${logic}`)}</p>
      </div>
    </div>
  );
}
