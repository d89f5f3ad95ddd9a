import { Link } from "@tanstack/react-router";
import { Languages, Monitor, Moon, Sun, User, Zap } from "lucide";
import { type FunctionComponent, lazy, type ReactNode, Suspense } from "react";
import { setPreferences, usePreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { loadPart, loadScreen } from "../../lazy/load-screen";
import { IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { DialogBoundary } from "../dialog-boundary";
import { nextTheme } from "../theme";
import styles from "./header.module.css";
import { MAIN_PAGES, PageLink } from "./page-links";

const LimitedBar = lazy(loadScreen("limited", () => import("../limited/limited-bar-screen")));

/** As large as the button, so that nothing moves when it is loaded. */
const RESERVED = <Icon of={[]} size={32} />;
// The space stays empty where the code cannot be fetched: the display settings have the modes, too.
const Modes = signedInPart((parts) => parts.Modes, RESERVED);
const OwnLinks = signedInPart((parts) => parts.OwnLinks);

function signedInPart(
  partOf: (parts: typeof import("./signed-in-parts")) => FunctionComponent,
  reserved: ReactNode = null,
): FunctionComponent {
  const load = loadPart("signed-in", () => import("./signed-in-parts"), partOf);
  return lazyPart(() => load().catch(() => ({ default: () => reserved })), reserved);
}

const ARCHIVES = ["pda", "tda", "twd"] as const;

/** An abbreviation that is written in full where there is space. */
const wide = `${styles.link} ${styles.wide}`;

const THEME_ICONS = { system: Monitor, dark: Moon, light: Sun };

interface HeaderProps {
  readonly onDisplay: () => void;
  readonly onLimited: () => void;
}

/** The bar at the top; small screens have the bottom bar instead. */
export function Header({ onDisplay, onLimited }: HeaderProps) {
  const { t } = useTranslation();
  const { limitedMode, limitedPreset } = usePreferences();
  const signedIn = useStore(session) !== "out";
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className="shell-brand" activeProps={{}} translate="no">
          Methuselah
        </Link>
        <div className={styles.tools}>
          <ThemeButton />
          <IconButton
            label={t("shell.display")}
            icon={<Icon of={Languages} size={18} />}
            onClick={onDisplay}
          />
          {signedIn && <Modes />}
          {(limitedMode || limitedPreset) && (
            <DialogBoundary onClose={() => setPreferences({ limitedMode: false, limitedPreset: "" })}>
              <Suspense>
                <LimitedBar onManage={onLimited} />
              </Suspense>
            </DialogBoundary>
          )}
        </div>
        <nav aria-label={t("shell.nav")} className={styles.nav}>
          {signedIn && (
            <div className={styles.pages}>
              <OwnLinks />
            </div>
          )}
          <div className={styles.pages}>
            <AccountLink />
            <PageLink page="about" className={styles.link}>
              {t("shell.about")}
            </PageLink>
            {ARCHIVES.map((page) => (
              <PageLink
                key={page}
                page={page}
                className={wide}
                label={t(`shell.title-${page}`)}
                short={page.toUpperCase()}
              />
            ))}
            {MAIN_PAGES.map((page) => (
              <PageLink key={page} page={page} className={styles.link}>
                {t(`shell.${page}`)}
              </PageLink>
            ))}
          </div>
          <PageLink page="cards" className={`${styles.link} ${styles.quick}`} label={t("shell.quick")}>
            <Icon of={Zap} size={18} />
          </PageLink>
        </nav>
      </div>
    </header>
  );
}

/** docs/rules/site.md §1.2: "Login", or an icon when a user is signed in. */
function AccountLink() {
  const { t } = useTranslation();
  const signedIn = useStore(session) !== "out";
  return (
    <PageLink page="account" className={styles.link} label={signedIn ? t("shell.account") : undefined}>
      {signedIn ? <Icon of={User} size={18} /> : t("shell.login")}
    </PageLink>
  );
}

function ThemeButton() {
  const { t } = useTranslation();
  const { theme } = usePreferences();
  const next = nextTheme(theme);
  const label = t("shell.theme-button", { theme: t(`shell.theme-${theme}`), next: t(`shell.theme-${next}`) });
  return (
    <IconButton
      label={label}
      icon={<Icon of={THEME_ICONS[theme]} size={18} />}
      onClick={() => setPreferences({ theme: next })}
    />
  );
}
