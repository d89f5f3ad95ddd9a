import { ArrowLeftRight, Ellipsis, LockKeyhole } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import section from "../../../ui/list/section.module.css";
import notice from "../../../ui/notice.module.css";
import { useMedia } from "../../../ui/use-media";
import styles from "./inventory-layout.module.css";

/** Wide enough for the menu beside both lists (docs/rules/site.md §7). */
const DESKTOP = "(min-width: 1280px)";
/** Wide enough for both lists; the style sheet has the same width. */
const BESIDE = "(min-width: 900px)";
/** High enough for lists that scroll below their headers. */
const COLUMNS = "(min-width: 768px) and (min-height: 36rem)";

interface InventoryLayoutProps {
  readonly title: string;
  readonly locked: boolean;
  /** The save state; undefined if the inventory cannot be edited. */
  readonly saving: ReactNode;
  /** Which cards are shown. */
  readonly view: ReactNode;
  readonly menu: ReactNode;
  /** What happened to edits, and what could not be loaded. */
  readonly notices: ReactNode;
  /** Opens the menu where it has no column. */
  readonly onMenu: () => void;
  readonly crypt: (column: boolean) => ReactNode;
  readonly library: (column: boolean) => ReactNode;
}

/** Crypt and library side by side with the menu at their end; in narrow windows one list, and a button for the other. */
export function InventoryLayout(props: InventoryLayoutProps) {
  const { title, locked, saving, view, menu, notices, onMenu, crypt, library } = props;
  const { t } = useTranslation();
  const desktop = useMedia(DESKTOP);
  const beside = useMedia(BESIDE);
  const column = useMedia(COLUMNS);
  const [alone, setAlone] = useState<"crypt" | "library">("crypt");
  const other = alone === "crypt" ? "library" : "crypt";
  const state = (
    <>
      {saving && <div className={styles.saving}>{saving}</div>}
      {locked && (
        <p className={section.facts}>
          <Icon of={LockKeyhole} size={16} /> {t("inventory.locked")}
        </p>
      )}
    </>
  );
  return (
    <div className={column ? `${styles.page} ${styles.fitting}` : styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      {!desktop && (
        <div className={styles.top}>
          {view}
          {state}
          <Button aria-haspopup="dialog" onClick={onMenu}>
            <Icon of={Ellipsis} size={18} />
            {t("inventory.actions")}
          </Button>
        </div>
      )}
      {notices}
      <div className={styles.parts}>
        {(beside || alone === "crypt") && crypt(column)}
        {(beside || alone === "library") && library(column)}
        {desktop && (
          <aside className={styles.actions} aria-label={t("inventory.actions")}>
            {state}
            {menu}
            {view}
          </aside>
        )}
      </div>
      {!beside && (
        <div className={notice.place}>
          <Button
            variant="primary"
            aria-label={`${t(other === "crypt" ? "inventory.show-crypt" : "inventory.show-library")}, ${t(`shell.${other}-short`)}`}
            onClick={() => {
              setAlone(other);
              window.scrollTo({ top: 0 });
            }}
          >
            <Icon of={ArrowLeftRight} size={18} />
            <span aria-hidden="true">{t(`shell.${other}-short`)}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
