import { Link, useLocation } from "@tanstack/react-router";
import {
  Armchair,
  Bookmark,
  BookOpen,
  FlaskConical,
  History,
  Info,
  Search,
  Swords,
  Trophy,
  User,
  Users,
  Zap,
} from "lucide";
import { usePlaytestRole } from "../../data/playtest/playtest-role";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { PlaytestLink } from "../playtest/playtest-link";
import { DisplaySettings } from "./display-settings";
import styles from "./menu-sheet.module.css";
import { PageLink } from "./page-links";
import type { ShellDialogName } from "./shell-dialog-name";

const ChangesDot = lazyPart(
  loadPart(
    "changes-dot",
    () => import("../../features/changes/changes-dot"),
    (module) => module.ChangesDot,
  ),
);

interface MenuSheetProps {
  /** Opens another dialog of the shell. */
  readonly onOpen: (name: ShellDialogName) => void;
  readonly onClose: () => void;
}

/** The menu of small screens: pages that have no place in the bottom bar, and the display settings. */
export function MenuSheet({ onOpen, onClose }: MenuSheetProps) {
  const { t } = useTranslation();
  const signedIn = useStore(session) !== "out";
  const isSeating = useLocation({ select: ({ pathname }) => pathname === "/seating" });
  const hasRole = usePlaytestRole() !== "none";
  return (
    <Dialog title={t("shell.menu")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <ul className={styles.links}>
        <li>
          <PageLink page="account" className={styles.link} replace>
            <Icon of={User} size={20} /> {t(signedIn ? "shell.account" : "shell.login")}
          </PageLink>
        </li>
        {hasRole && (
          <li>
            <PlaytestLink className={styles.link} replace icon={<Icon of={FlaskConical} size={20} />} />
          </li>
        )}
        <li>
          <PageLink page="cards" className={styles.link} replace>
            <Icon of={Zap} size={20} /> {t("shell.quick")}
          </PageLink>
        </li>
        <li>
          <button type="button" className={styles.link} onClick={() => onOpen("palette")}>
            <Icon of={Search} size={20} /> {t("display.palette")}
          </button>
        </li>
        <li>
          <button type="button" className={styles.link} onClick={() => onOpen("searches")}>
            <Icon of={Bookmark} size={20} /> {t("display.searches")}
          </button>
        </li>
        <li>
          <PageLink page="pda" className={styles.link} replace>
            <Icon of={Users} size={20} /> {t("shell.title-pda")}
          </PageLink>
        </li>
        <li>
          <PageLink page="tda" className={styles.link} replace>
            <Icon of={Swords} size={20} /> {t("shell.title-tda")}
          </PageLink>
        </li>
        <li>
          <PageLink page="twd" className={styles.link} replace>
            <Icon of={Trophy} size={20} /> {t("shell.title-twd")}
          </PageLink>
        </li>
        <li>
          <Link
            to="/seating"
            className={styles.link}
            replace
            activeProps={{}}
            aria-current={isSeating ? "page" : undefined}
          >
            <Icon of={Armchair} size={20} /> {t("display.seating")}
          </Link>
        </li>
        <li>
          <Link to="/changes" className={styles.link} replace>
            <Icon of={History} size={20} /> {t("titles.changes")} <ChangesDot />
          </Link>
        </li>
        <li>
          <Link to="/documentation" className={styles.link} replace>
            <Icon of={BookOpen} size={20} /> {t("titles.documentation")}
          </Link>
        </li>
        <li>
          <PageLink page="about" className={styles.link} replace>
            <Icon of={Info} size={20} /> {t("shell.about")}
          </PageLink>
        </li>
      </ul>
      <DisplaySettings onKeys={() => onOpen("keys")} onLimited={() => onOpen("limited")} />
    </Dialog>
  );
}
