import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { isKeepable, MAX_SEARCH_NAME, searchName } from "../../domain/saved-search/saved-searches";
import {
  canSave,
  includesSearch,
  MAX_SAVED,
  type SavedSearches,
  type SearchEdit,
} from "../../domain/saved-search/search-edits";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { getSubject } from "../../ui/document-subject";
import { LabelledInput } from "../../ui/form/labelled-input";
import { useAnnounce } from "../../ui/live-region";
import { currentSearch } from "./current-search";
import styles from "./palette.module.css";

interface SaveFormProps {
  readonly saved: SavedSearches;
  readonly onEdit: (edit: SearchEdit) => void;
}

/** Names and saves the search of the page below. */
export function SaveForm({ saved, onEdit }: SaveFormProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const search = currentSearch(useLocation());
  const [written, setWritten] = useState(() => searchName(getSubject() ?? ""));
  const [error, setError] = useState<string>();
  if (!search) return <p className={styles.note}>{t("palette.save-where")}</p>;
  if (!isKeepable(search.q)) return <p className={styles.note}>{t("palette.too-long")}</p>;
  if (includesSearch(saved, search)) return <p className={styles.note}>{t("palette.is-saved")}</p>;
  const save = () => {
    const name = searchName(written);
    if (name === "") setError(t("palette.no-name"));
    else if (!canSave(saved, search)) setError(t("palette.full", { count: MAX_SAVED }));
    else {
      onEdit({ kind: "save", search: { ...search, name, saved: Date.now() } });
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
