import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { versionOptions } from "../../data/version";
import { useTranslation } from "../../i18n/translation";
import { Bullets } from "../../ui/bullets";
import { LinkedText } from "../../ui/linked-text";
import { Panel } from "../../ui/panel";
import styles from "./about.module.css";

/** Changes on the first page; the changelog has all. */
const SHOWN = 4;

/** The last changes of the latest version, in English. */
export function LatestChanges() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(versionOptions());
  return (
    <Panel title={t("about.changes")}>
      <div className={styles.changes}>
        {data && (
          <>
            <p>{t("about.version", { version: data.version })}</p>
            <Bullets lang="en">
              {data.changes.slice(-SHOWN).map((change) => (
                <li key={change}>
                  <LinkedText text={change} />
                </li>
              ))}
            </Bullets>
          </>
        )}
        {!data && <p>{t(isError ? "about.changes-failed" : "common.loading")}</p>}
      </div>
      <Link to="/changelog" className={styles.more}>
        {t("about.all-changes")}
      </Link>
    </Panel>
  );
}
