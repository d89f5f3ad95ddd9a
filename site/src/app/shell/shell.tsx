import { type ReactNode, useEffect } from "react";
import { useOnline } from "../../data/network";
import { pageNotices } from "../../data/page-notices";
import { usePreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { loadScreen } from "../../lazy/load-screen";
import { CardPoolProvider } from "../../ui/card/card-pool";
import { IconProvider } from "../../ui/card/use-icon";
import { LiveRegion } from "../../ui/live-region";
import { SaveSearchProvider } from "../../ui/search/save-search";
import { CardModalHost } from "../card-modal-host";
import { DialogBoundary } from "../dialog-boundary";
import { showTheme } from "../theme";
import { useDialogStep } from "../use-dialog-step";
import { useDocumentTitle } from "../use-document-title";
import { useNavigationFocus } from "../use-navigation-focus";
import { BottomBar } from "./bottom-bar";
import { Header } from "./header";
import styles from "./shell.module.css";
import { isShellDialog, type ShellDialogName } from "./shell-dialog-name";
import { TranslationNotice } from "./translation-notice";
import { useShortcuts } from "./use-shortcuts";

const ShellDialog = lazyPart(loadScreen("menu", () => import("./shell-dialog-screen")));

/** The app shell around every page: navigation, notices, the open card. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const step = useDialogStep();
  const dialog = isShellDialog(step.name) ? step.name : undefined;
  const setDialog = (name: ShellDialogName | undefined) => (name ? step.open(name) : step.close());
  const shown = useStore(session) === "renewing" ? "session" : dialog;
  const close = () => {
    step.close();
    if (session.get() === "renewing") session.set("out");
  };

  return (
    <LiveRegion>
      <CardPoolProvider>
        <IconProvider>
          <CardModalHost>
            <SkipLink />
            <Header onDisplay={() => setDialog("display")} onLimited={() => setDialog("limited")} />
            <OfflineBanner />
            <TranslationNotice />
            <main id="main" tabIndex={-1} className={styles.main}>
              <SaveSearchProvider value={() => setDialog("searches")}>{children}</SaveSearchProvider>
            </main>
            <BottomBar menuOpen={dialog === "menu"} onMenu={() => setDialog("menu")} />
            <PageNotices />
            {shown && (
              <DialogBoundary onClose={close}>
                <ShellDialog name={shown} onChange={setDialog} />
              </DialogBoundary>
            )}
          </CardModalHost>
        </IconProvider>
      </CardPoolProvider>
      <Effects />
    </LiveRegion>
  );
}

/** Effects of the shell in a component of their own: what they follow changes without rendering the shell again. */
function Effects(): null {
  const { theme } = usePreferences();
  useEffect(() => showTheme(theme), [theme]);
  useDocumentTitle();
  useNavigationFocus();
  useShortcuts();
  return null;
}

function PageNotices(): ReactNode {
  return [...useStore(pageNotices)].map(([name, Notices]) => <Notices key={name} />);
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#main" className={styles.skip}>
      {t("shell.skip")}
    </a>
  );
}

function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  const hasDecks = useStore(session) !== "out";
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <strong>{t("shell.offline")}</strong> {t(hasDecks ? "shell.offline-decks" : "shell.offline-hint")}
        </p>
      )}
    </div>
  );
}
