import { CircleQuestionMark } from "lucide";
import { useTranslation } from "../../../i18n/translation";
import { Bullets } from "../../../ui/bullets";
import { Icon } from "../../../ui/icon";
import styles from "./report.module.css";

/** The rules of reports, closed at first. */
export function ReportHelp() {
  const { t } = useTranslation();
  return (
    <details className={styles.help}>
      <summary>
        <Icon of={CircleQuestionMark} size={16} /> {t("report.help")}
      </summary>
      <Bullets>
        <li>{t("report.help-strength")}</li>
        <li>{t("report.help-change")}</li>
        <li>{t("report.help-text")}</li>
        <li>{t("report.help-ask")}</li>
      </Bullets>
    </details>
  );
}
