import { useQueryClient } from "@tanstack/react-query";
import { Copy, Pencil, Trash2, Undo2 } from "lucide";
import { useState } from "react";
import { MAX_SEARCH_NAME, searchName } from "../../domain/saved-search/saved-searches";
import type { SavedSearch, SavedSearches, SearchEdit } from "../../domain/saved-search/search-edits";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../../ui/button";
import { LabelledInput } from "../../ui/form/labelled-input";
import { Icon } from "../../ui/icon";
import { useAnnounce } from "../../ui/live-region";
import { copySearch } from "./copy";
import styles from "./palette.module.css";
import { SearchName } from "./search-name";

interface SavedListProps {
  readonly saved: SavedSearches;
  readonly onEdit: (edit: SearchEdit) => void;
  /** Says where they are saved. */
  readonly where: string;
}

/** Saved searches, the newest first; the last deletion can be undone while the dialog is open. */
export function SavedList({ saved, onEdit, where }: SavedListProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [deleted, setDeleted] = useState<SavedSearch>();
  const remove = (search: SavedSearch) => {
    onEdit({ kind: "delete", search });
    setDeleted(search);
    announce(t("palette.deleted", { name: search.name }));
  };
  const restore = (search: SavedSearch) => {
    onEdit({ kind: "save", search });
    setDeleted(undefined);
    announce(t("palette.saved", { name: search.name }));
  };
  return (
    <>
      <h3 className={styles.heading}>{t("display.searches")}</h3>
      <p className={styles.note}>{where}</p>
      {saved.length === 0 && <p className={styles.note}>{t("palette.none-saved")}</p>}
      <ul className={styles.searches} aria-label={t("display.searches")}>
        {saved.map((search) => (
          <SavedRow
            key={`${search.page} ${search.q}`}
            search={search}
            onRename={(name) => onEdit({ kind: "save", search: { ...search, name } })}
            onDelete={() => remove(search)}
          />
        ))}
      </ul>
      {deleted && (
        <p className={styles.search}>
          {t("palette.deleted", { name: deleted.name })}
          <Button ref={focusFirst} onClick={() => restore(deleted)}>
            <Icon of={Undo2} size={16} /> {t("display.keys-undo")}
          </Button>
        </p>
      )}
    </>
  );
}

/** The button that was pressed is gone with its row. */
const focusFirst = (button: HTMLButtonElement | null) => button?.focus();

interface SavedRowProps {
  readonly search: SavedSearch;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

function SavedRow({ search, onRename, onDelete }: SavedRowProps) {
  const { t } = useTranslation();
  const { page, q, name } = search;
  const client = useQueryClient();
  const announce = useAnnounce();
  const [written, setWritten] = useState<string>();
  const copy = async () => {
    const text = await copySearch(client, search);
    announce(text === undefined ? t("palette.not-copied") : t("palette.copied", { text }));
  };
  if (written !== undefined) {
    return (
      <li>
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault();
            const next = searchName(written);
            if (next !== "") onRename(next);
            setWritten(undefined);
          }}
        >
          <LabelledInput
            ref={selectAll}
            label={t("palette.name")}
            value={written}
            maxLength={MAX_SEARCH_NAME}
            onChange={({ target }) => setWritten(target.value)}
          />
          <Button type="submit">{t("palette.rename")}</Button>
        </form>
      </li>
    );
  }
  return (
    <li className={styles.search}>
      <SearchName {...{ page, q, name }} />
      <IconButton
        label={t("palette.copy-text-of", { name })}
        icon={<Icon of={Copy} size={16} />}
        onClick={copy}
      />
      <IconButton
        label={t("palette.rename-one", { name })}
        icon={<Icon of={Pencil} size={16} />}
        onClick={() => setWritten(name)}
      />
      <IconButton
        label={t("palette.delete-one", { name })}
        icon={<Icon of={Trash2} size={16} />}
        onClick={onDelete}
      />
    </li>
  );
}

const selectAll = (field: HTMLInputElement | null) => field?.focus();
