import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { accountOptions } from "../../../data/account-query";
import { usePlaytestRole } from "../../../data/playtest/playtest-role";
import { session } from "../../../data/session";
import { useStore } from "../../../data/store";
import { useTranslation } from "../../../i18n/translation";
import { Page } from "../../../ui/page";

interface AdminsOnlyProps {
  readonly title: string;
  /** Shown until the role is known. */
  readonly pending: ReactNode;
  readonly children: ReactNode;
}

/** The content for admins of the playtest, and one sentence for all others (docs/rules/playtest.md §1.4). */
export function AdminsOnly({ title, pending, children }: AdminsOnlyProps) {
  const { t } = useTranslation();
  const role = usePlaytestRole();
  const signedIn = useStore(session) !== "out";
  const { isFetching } = useQuery({ ...accountOptions(), enabled: signedIn });
  if (role === "admin") return children;
  if (signedIn && isFetching) return pending;
  return (
    <Page>
      <h1 className="visually-hidden">{title}</h1>
      <p>{t("playtest-admin.only-admins")}</p>
    </Page>
  );
}
