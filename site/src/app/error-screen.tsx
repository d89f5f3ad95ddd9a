import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useOnline } from "../data/network";
import { useTranslation } from "../i18n/translation";
import { claimReload, ModuleLoadError } from "../lazy/load-screen";
import { Button } from "../ui/button";
import buttonStyles from "../ui/button.module.css";
import styles from "./error-screen.module.css";
import { type FailureKind, failureKind } from "./failure-kind";
import { UpdateButton } from "./update-button";
import { useFailureTitle } from "./use-document-title";

/** The error screen of a route whose code or data failed to load. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  const retry = () => {
    resetQueries();
    reset();
    void router.invalidate();
  };
  return <Failed error={error} onRetry={retry} />;
}

interface FailedProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** The error screen for any failure; renders nothing while the page reloads. */
export function Failed({ error, onRetry }: FailedProps) {
  const online = useOnline();
  const reloading = useReloadOnce(error, online);
  if (reloading) return null;
  return <FailureScreen failure={failureKind(error, online)} onRetry={onRetry} />;
}

/** Reloads the page once when the code of a screen is no longer available. */
function useReloadOnce(error: unknown, online: boolean): boolean {
  const failed = error instanceof ModuleLoadError && online;
  const [reloading, setReloading] = useState(failed);
  useEffect(() => {
    if (!failed) return;
    if (claimReload(error.screen)) window.location.reload();
    else setReloading(false);
  }, [failed, error]);
  return failed && reloading;
}

export function NotFound() {
  return <FailureScreen failure="not-found" />;
}

interface FailureScreenProps {
  readonly failure: FailureKind;
  readonly onRetry?: (() => void) | undefined;
}

/** Says what failed, and what to do next. */
export function FailureScreen({ failure, onRetry }: FailureScreenProps) {
  const { t } = useTranslation();
  const heading = t(`shell.error-${failure}`);
  useFailureTitle(heading);
  return (
    <section className={styles.screen} role="alert">
      <h1>{heading}</h1>
      <p>{t(`shell.error-${failure}-text`)}</p>
      <NextAction failure={failure} onRetry={onRetry} />
    </section>
  );
}

function NextAction({ failure, onRetry }: FailureScreenProps) {
  const { t } = useTranslation();
  const link = buttonStyles.button;
  return (
    <div className={styles.actions}>
      {failure === "update" && <UpdateButton />}
      {(failure === "connection" || failure === "forbidden") && onRetry && (
        <Button variant="primary" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      )}
      {(failure === "unexpected" || failure === "method-not-allowed") && (
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t("shell.reload")}
        </Button>
      )}
      {failure === "not-found" && (
        <form className={styles.actions} action="/search">
          <input type="search" name="s" required className={link} aria-label={t("shell.to-search")} />
          <Button type="submit">{t("shell.to-search")}</Button>
        </form>
      )}
      {failure === "bad-request" && (
        <Link to="/cards/{-$id}" params={{ id: undefined }} className={link}>
          {t("shell.to-search")}
        </Link>
      )}
      <Link to="/" className={link}>
        {t("shell.to-about")}
      </Link>
    </div>
  );
}
