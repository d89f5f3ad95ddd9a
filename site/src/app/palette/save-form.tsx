import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { setSavedSearches } from "../../data/saved-searches";
import {
  isKeepable,
  MAX_SAVED,
  MAX_SEARCH_NAME,
  SEARCH_PAGES,
  type Searches,
  searchName,
  withSaved,
} from "../../domain/saved-search/saved-searches";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { getSubject } from "../../ui/document-subject";
import { LabelledInput } from "../../ui/form/labelled-input";
import { useAnnounce } from "../../ui/live-region";
import { parseSearch } from "../search-params";
import styles from "./palette.module.css";

/** Names and saves the search of the page below. */
export function SaveForm({ saved }: { readonly saved: Searches }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { pathname, searchStr } = useLocation();
  const [written, setWritten] = useState(() => searchName(getSubject() ?? ""));
  const [error, setError] = useState<string>();
  const page = SEARCH_PAGES.find((one) => pathname === `/${one}`);
  const { q } = parseSearch(searchStr);
  if (page === undefined || q === undefined) return <p className={styles.note}>{t("palette.save-where")}</p>;
  if (!isKeepable(q)) return <p className={styles.note}>{t("palette.too-long")}</p>;
  if (saved.some((search) => search.page === page && search.q === q)) {
    return <p className={styles.note}>{t("palette.is-saved")}</p>;
  }
  const save = () => {
    const name = searchName(written);
    const next = name === "" ? undefined : withSaved(saved, { page, q, name });
    if (name === "") setError(t("palette.no-name"));
    else if (next === undefined) setError(t("palette.full", { count: MAX_SAVED }));
    else {
      setSavedSearches(next);
      announce(t("palette.saved", { name }));
    }
  };
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LabelledInput
        label={t("palette.name")}
        value={written}
        maxLength={MAX_SEARCH_NAME}
        error={error}
        onChange={({ target }) => {
          setWritten(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary">
        {t("search.save")}
      </Button>
    </form>
  );
}
