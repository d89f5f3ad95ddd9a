import { Menu, Zap } from "lucide";
import { useTranslation } from "../../i18n/translation";
import { Icon } from "../../ui/icon";
import styles from "./bottom-bar.module.css";
import { PageLink } from "./page-links";

interface BottomBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** The navigation of small screens, in reach of the thumb. */
export function BottomBar({ menuOpen, onMenu }: BottomBarProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("shell.nav")} className={styles.bar}>
      <PageLink
        page="inventory"
        className={styles.item}
        label={t("shell.inventory")}
        short={t("shell.inventory-short")}
      />
      <PageLink
        page="decks"
        className={styles.item}
        label={t("shell.decks")}
        short={t("shell.decks-short")}
      />
      <PageLink
        page="crypt"
        className={styles.item}
        label={t("shell.crypt")}
        short={t("shell.crypt-short")}
      />
      <PageLink
        page="library"
        className={styles.item}
        label={t("shell.library")}
        short={t("shell.library-short")}
      />
      <PageLink page="cards" className={styles.item} label={t("shell.quick")}>
        <Icon of={Zap} size={20} />
      </PageLink>
      <button
        type="button"
        className={`${styles.item} ${styles.menu}`}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon of={Menu} size={20} />
        <span>{t("shell.menu")}</span>
      </button>
    </nav>
  );
}
