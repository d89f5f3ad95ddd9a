import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/translation";
import { CRYPT_EXAMPLES } from "../../ui/search/crypt-examples";
import { LIBRARY_EXAMPLES } from "../../ui/search/library-examples";
import styles from "./home.module.css";

/** Searches that show what the search pages can do: two of each kind. */
const SHOWN = [
  ...CRYPT_EXAMPLES.slice(1, 3).map((example) => ({ kind: "crypt" as const, ...example })),
  ...LIBRARY_EXAMPLES.slice(1, 3).map((example) => ({ kind: "library" as const, ...example })),
];

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
