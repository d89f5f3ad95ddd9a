import { useQuery } from "@tanstack/react-query";
import { versionOptions } from "../../data/version";
import { useTranslation } from "../../i18n/translation";
import styles from "./about-screen.module.css";
import { Panel } from "./panel";

/** What the newest version brought; the list is written in English. */
export function LatestChanges() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(versionOptions());
  return (
    <Panel title={t("about.changes")}>
      {data && (
        <>
          <p>{t("about.version", { version: data.version })}</p>
          <ul className={styles.bullets} lang="en">
            {data.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      {!data && <p>{t(isError ? "about.changes-failed" : "common.loading")}</p>}
    </Panel>
  );
}
