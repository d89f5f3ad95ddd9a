import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/translation";
import styles from "./documentation.module.css";
import { EXAMPLES, type ExampleName } from "./examples";

/** Searches that can be opened. */
export function SearchExamples({ only }: { readonly only: readonly ExampleName[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.example}>
      <h3>{t("documentation.try")}</h3>
      <ul>
        {only.map((name) => (
          <li key={name}>
            <Link to={`/${EXAMPLES[name].page}`} search={{ q: JSON.stringify(EXAMPLES[name].criteria) }}>
              {t(`documentation.example-${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
