import { Menu, Zap } from "lucide";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { Icon } from "../../ui/icon";
import styles from "./bottom-bar.module.css";
import { MAIN_PAGES, PageLink } from "./page-links";

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
      {MAIN_PAGES.map((page) => (
        <PageLink
          key={page}
          page={page}
          className={styles.item}
          label={t(`shell.${page}`)}
          short={t(`shell.${page}-short`)}
          icon={<BarIcon page={page} />}
        />
      ))}
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
