import { Menu, Zap } from "lucide";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { Icon } from "../../ui/icon";
import styles from "./bottom-bar.module.css";
import { PageLink } from "./page-links";

/** As large as the icon, which is fetched after the first paint: the labels do not move. */
const RESERVED = <Icon of={[]} size={20} />;
const BarIcon = lazyPart(
  () =>
    import("./bar-icons")
      .then(({ BarIcon }) => ({ default: BarIcon }))
      .catch(() => ({ default: () => RESERVED })),
  RESERVED,
);

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
        icon={<BarIcon page="inventory" />}
      />
      <PageLink
        page="decks"
        className={styles.item}
        label={t("shell.decks")}
        short={t("shell.decks-short")}
        icon={<BarIcon page="decks" />}
      />
      <PageLink
        page="crypt"
        className={styles.item}
        label={t("shell.crypt")}
        short={t("shell.crypt-short")}
        icon={<BarIcon page="crypt" />}
      />
      <PageLink
        page="library"
        className={styles.item}
        label={t("shell.library")}
        short={t("shell.library-short")}
        icon={<BarIcon page="library" />}
      />
      <PageLink page="cards" className={styles.item} label={t("shell.quick")}>
        <Icon of={Zap} size={20} />
      </PageLink>
      <button
        type="button"
        className={styles.item}
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
