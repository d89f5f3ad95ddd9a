import { useState } from "react";
import { forgetRecentSearches, useRecentSearches } from "../../data/searches/device-searches";
import { useSavedSearches } from "../../data/searches/use-saved-searches";
import type { Searches } from "../../domain/saved-search/saved-searches";
import { palette } from "../../i18n/en/palette";
import { settings } from "../../i18n/en/settings";
import { useTranslation } from "../../i18n/translation";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { LoadFailure } from "../../ui/load-failure";
import { AccountNotes } from "./account-notes";
import styles from "./palette.module.css";
import { SaveForm } from "./save-form";
import { SavedList } from "./saved-list";
import { SearchName } from "./search-name";

/** @public Loaded along with the dialog. */
export const messages = [palette, settings];

/** @public Loaded along with the dialog. */
export const prepare = loadOptionalStyles;

/** Saves the search of the page; renames and deletes saved searches, and lists the recent ones. */
export default function SearchesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const recent = useRecentAtOpening();
  return (
    <Dialog title={t("display.searches")} size="sm" closeLabel={t("common.close")} onClose={onClose}>
      <KeptSearches />
      {recent.length > 0 && (
        <>
          <h3 className={styles.heading}>{t("palette.recent")}</h3>
          <RecentList recent={recent} />
          <Button variant="ghost" onClick={forgetRecentSearches}>
            {t("palette.forget")}
          </Button>
        </>
      )}
    </Dialog>
  );
}

/**
 * The recent searches when the dialog opened, or none once they are forgotten. The search of the page becomes one of
 * them a moment after it was made: the dialog would grow, and its buttons would move under the finger.
 */
function useRecentAtOpening(): Searches {
  const recent = useRecentSearches();
  const [shown, setShown] = useState(recent);
  if (recent.length === 0 && shown.length > 0) setShown(recent);
  return shown;
}

function KeptSearches() {
  const { t } = useTranslation();
  const state = useSavedSearches();
  if (state.status === "failed") {
    return <LoadFailure message={t("palette.searches-failed")} onRetry={state.retry} />;
  }
  if (state.status === "loading") return <p className={styles.loading}>{t("common.loading")}</p>;
  const { searches, change, account } = state;
  return (
    <>
      <SaveForm saved={searches} onEdit={change} />
      <SavedList
        saved={searches}
        onEdit={change}
        where={t(account ? "palette.in-account" : "palette.on-device")}
      />
      {account && <AccountNotes account={account} />}
    </>
  );
}

function RecentList({ recent }: { readonly recent: Searches }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.searches} aria-label={t("palette.recent")}>
      {recent.map(({ page, q, name }) => (
        <li key={`${page} ${q}`} className={styles.search}>
          <SearchName {...{ page, q, name }} />
        </li>
      ))}
    </ul>
  );
}
