import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/translation";
import own from "../archive.module.css";

/** Links to further pages about winning decks; `q` is the search, if there is one. */
export function MoreLinks({ q }: { readonly q: string | undefined }) {
  const { t } = useTranslation();
  return (
    <details className={own.more}>
      <summary>{t("archive.more")}</summary>
      <ul>
        <li>
          <Link to="/twd/meta" search={q === undefined ? {} : { q }}>
            {t("titles.meta")}
          </Link>
        </li>
        <li>
          <Link to="/twd/hall_of_fame/tournaments">{t("titles.hall-of-fame-tournaments")}</Link>
        </li>
        <li>
          <Link to="/twd/hall_of_fame/cards">{t("titles.hall-of-fame-cards")}</Link>
        </li>
        <li>
          <Link to="/twd/cards_history">{t("titles.history")}</Link>
        </li>
        <li>
          <Link to="/twd/check">{t("titles.check")}</Link>
        </li>
      </ul>
    </details>
  );
}
