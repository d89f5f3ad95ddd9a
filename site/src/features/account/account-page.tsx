import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Account, accountOptions, useOtherTabs } from "../../data/account-query";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { useTranslation } from "../../i18n/translation";
import { Page } from "../../ui/page";
import { Panel } from "../../ui/panel";
import type { Deletion } from "./delete-panel";
import { OfflineAccount } from "./offline-account";
import { SignedIn } from "./signed-in";
import { SignedOut } from "./signed-out";

interface AccountPageProps {
  /** Settings of the device: theme, languages, pictures. */
  readonly display: ReactNode;
  /** Shown until the signed-in user is known. */
  readonly pending: ReactNode;
  readonly deletion: Deletion;
  /** Limited format settings, which need no account. */
  readonly limited: ReactNode;
}

/** Login, logout and everything about an account. */
export function AccountPage({ display, pending, deletion, limited }: AccountPageProps) {
  const { t } = useTranslation();
  useOtherTabs();
  const [deleted, setDeleted] = useState<string | undefined>();
  const state = useAccountState();
  const account = state.status === "in" ? state.account : undefined;
  const heading = useHeading(deleted ?? account?.username ?? state.status);
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {t("shell.account")}
      </h1>
      {deleted !== undefined && !account && <Deleted username={deleted} />}
      {state.status === "unknown" && pending}
      {state.status === "failed" && (
        <OfflineAccount display={display} limited={limited} onRetry={state.retry} />
      )}
      {state.status === "out" && deleted === undefined && <SignedOut limited={limited} />}
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

type AccountState =
  | { readonly status: "unknown" | "out" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "in"; readonly account: Account };

/** Makes no request unless someone has signed in on this device. */
function useAccountState(): AccountState {
  const state = useStore(session);
  const { data, isError, refetch } = useQuery({ ...accountOptions(), enabled: state !== "out" });
  if (data) return { status: "in", account: data };
  if (state === "out" || data === null) return { status: "out" };
  return isError ? { status: "failed", retry: () => void refetch() } : { status: "unknown" };
}

/** Focuses the heading when one view replaces another. */
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
