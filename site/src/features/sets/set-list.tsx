import { Link } from "@tanstack/react-router";
import type { SetCatalogue } from "../../generated/published";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { Page } from "../../ui/page";
import styles from "./sets.module.css";

/** All sets, the newest first. */
export function SetList({ catalogue }: { readonly catalogue: SetCatalogue }) {
  const { t } = useTranslation();
  return (
    <Page>
      <h1>{t("titles.sets")}</h1>
      <ul className={styles.columns}>
        {Object.entries(catalogue.sets)
          .toReversed()
          .map(([code, { name, date }]) => (
            <li key={code}>
              <Link to="/sets/{-$code}" params={{ code }} lang="en">
                {name}
              </Link>
              <span className={styles.detail}>
                {code}
                {date && ` · ${formatDay(t, date)}`}
              </span>
            </li>
          ))}
      </ul>
    </Page>
  );
}
