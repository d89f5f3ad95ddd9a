import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/translation";
import { EXAMPLES } from "../../ui/search/examples";
import styles from "./home.module.css";

/** Searches that show what the search pages can do: two of each kind. */
const SHOWN = (["crypt", "library"] as const).flatMap((kind) =>
  EXAMPLES[kind].slice(1, 3).map((example) => ({ kind, ...example })),
);

export function Examples() {
  const { t } = useTranslation();
  return (
    <ul className={styles.examples} aria-label={t("search.examples")}>
      {SHOWN.map(({ kind, name, q }) => (
        <li key={name}>
          <Link to={`/${kind}`} search={{ q: JSON.stringify(q) }}>
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
