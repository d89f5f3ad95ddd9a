import { Link } from "@tanstack/react-router";
import type { NamedSearch } from "../../domain/saved-search/saved-searches";
import { useTranslation } from "../../i18n/translation";
import styles from "./palette.module.css";

/** A link to a search, and the page that searches. */
export function SearchName({ page, q, name }: NamedSearch) {
  const { t } = useTranslation();
  return (
    <span className={styles.name}>
      <Link to={`/${page}`} search={{ q }} replace>
        {name}
      </Link>
      <span className={styles.page}>{t(`palette.page-${page}`)}</span>
    </span>
  );
}
