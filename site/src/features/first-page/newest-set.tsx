import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { homeOptions } from "../../data/home";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { Panel } from "../../ui/panel";
import styles from "./home.module.css";

/** The set that was released last; its space is reserved until it is known. */
export function NewestSet() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(homeOptions());
  const set = data?.newestSet;
  return (
    <Panel title={t("home.newest-set")}>
      <div className={styles.set}>
        {set && (
          <>
            <Link to="/sets/{-$code}" params={{ code: set.code }} lang="en">
              {set.name}
            </Link>
            <p>{t("home.released", { day: formatDay(t, set.date) })}</p>
          </>
        )}
        {isError && <p>{t("home.failed")}</p>}
      </div>
    </Panel>
  );
}
