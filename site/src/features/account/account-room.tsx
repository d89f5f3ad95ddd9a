import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Account, accountOptions, useOtherTabs } from "../../data/account-query";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { useTranslation } from "../../i18n/translation";
import { Page } from "../../ui/page";
import { Panel } from "../../ui/panel";
import { Away } from "./away";
import type { Deletion } from "./delete-panel";
import { SignedIn } from "./signed-in";
import { SignedOut } from "./signed-out";

interface AccountRoomProps {
  /** The choices of the device: theme, languages, pictures. */
  readonly display: ReactNode;
  /** Shown while it is not known yet who is signed in. */
  readonly pending: ReactNode;
  readonly deletion: Deletion;
  /** The choices about limited formats, which need no account. */
  readonly limited: ReactNode;
}

/** Signing in and out, and all that belongs to an account. */
export function AccountRoom({ display, pending, deletion, limited }: AccountRoomProps) {
  const { t } = useTranslation();
  useOtherTabs();
  const [deleted, setDeleted] = useState<string | undefined>();
  const standing = useStanding();
  const account = standing.status === "in" ? standing.account : undefined;
  const heading = useHeading(deleted ?? account?.username ?? standing.status);
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {t("shell.account")}
      </h1>
      {deleted !== undefined && !account && <Deleted username={deleted} />}
      {standing.status === "unknown" && pending}
      {standing.status === "failed" && <Away display={display} limited={limited} onRetry={standing.retry} />}
      {standing.status === "out" && deleted === undefined && <SignedOut limited={limited} />}
      {account && (
        <SignedIn
          key={account.username}
          account={account}
          display={display}
          limited={limited}
          deletion={deletion}
          onDeleted={() => {
            setDeleted(account.username);
            deletion.onClose();
          }}
        />
      )}
    </Page>
  );
}

type Standing =
  | { readonly status: "unknown" | "out" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "in"; readonly account: Account };

/** Nothing is asked of the server unless somebody has signed in on this device. */
function useStanding(): Standing {
  const state = useStore(session);
  const { data, isError, refetch } = useQuery({ ...accountOptions(), enabled: state !== "out" });
  if (data) return { status: "in", account: data };
  if (state === "out" || data === null) return { status: "out" };
  return isError ? { status: "failed", retry: () => void refetch() } : { status: "unknown" };
}

/** Takes the focus when another view takes the place of the one that had it. */
function useHeading(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(view);
  useEffect(() => {
    const changed = before.current !== view && before.current !== "unknown";
    before.current = view;
    if (changed) heading.current?.focus();
  }, [view]);
  return heading;
}

function Deleted({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t("account.deleted")}>
      <p role="status">{t("account.deleted-text", { name: username })}</p>
      <Link to="/">{t("shell.to-about")}</Link>
    </Panel>
  );
}
