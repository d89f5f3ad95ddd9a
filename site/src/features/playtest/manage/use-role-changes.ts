import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { accountOptions } from "../../../data/account-query";
import { addTester, changeRole, revokeRole } from "../../../data/playtest/testers";
import type { Role } from "../../../domain/playtest/testers";
import type { TesterSchema } from "../../../generated/api";
import type { DialogStep } from "../../../ui/dialog-step";
import { useAdminAction } from "../admins/use-admin-action";

/** A change of a role that is shown before the server has answered. */
type Change = Pick<TesterSchema, "username" | "role" | "isOn">;

/** A change that needs a confirmation. */
export interface AskedChange {
  readonly kind: "revoke" | "demote";
  readonly username: string;
  /** The admin's own role. */
  readonly isSelf: boolean;
}

/** Changes roles of the listed testers; the confirmation is a step of the history. */
export function useRoleChanges(all: readonly TesterSchema[], dialog: DialogStep) {
  const client = useQueryClient();
  const { data: account } = useQuery({ ...accountOptions(), enabled: false });
  const { run, problem } = useAdminAction();
  const [change, setChange] = useState<Change | undefined>();
  const [failed, setFailed] = useState("");
  const testers = useMemo(
    () => all.map((one) => (one.username === change?.username ? { ...one, ...change } : one)),
    [all, change],
  );
  const asked = askedChange(dialog.name, all, account?.username);

  const apply = (next: Change, act: () => Promise<unknown>) =>
    run(async () => {
      setFailed(next.username);
      setChange(next);
      try {
        await act();
      } finally {
        setChange(undefined);
      }
    });
  const setRole = (username: string, role: Role) =>
    apply({ username, role, isOn: true }, () => changeRole(client, username, role));
  return {
    testers,
    asked,
    problem: problem === undefined ? undefined : { username: failed, text: problem },
    switchTester: ({ username }: TesterSchema, on: boolean) => {
      if (!on) dialog.open(`revoke ${username}`);
      else apply({ username, role: "tester", isOn: true }, () => addTester(client, username, "tester"));
    },
    changeRole: ({ username }: TesterSchema, role: Role) => {
      if (role === "tester" && username === account?.username) dialog.open(`demote ${username}`);
      else setRole(username, role);
    },
    confirm: ({ kind, username }: AskedChange) => {
      dialog.close();
      const role = all.find((one) => one.username === username)?.role ?? "tester";
      if (kind === "demote") setRole(username, "tester");
      else apply({ username, role, isOn: false }, () => revokeRole(client, username));
    },
  };
}

/** Reads the name of the dialog: "revoke Anna". */
function askedChange(
  name: string | undefined,
  all: readonly TesterSchema[],
  self: string | undefined,
): AskedChange | undefined {
  const [, kind, username] = /^(revoke|demote) (.+)$/s.exec(name ?? "") ?? [];
  if ((kind !== "revoke" && kind !== "demote") || !all.some((one) => one.username === username))
    return undefined;
  return { kind, username: username ?? "", isSelf: username === self };
}
