import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { addTester } from "../../../data/playtest/testers";
import { isListed, type Role, type Tester } from "../../../domain/playtest/testers";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { useAnnounce } from "../../../ui/live-region";
import { useAdminAction } from "../admins/use-admin-action";
import styles from "./manage.module.css";
import { RoleSelect } from "./role-select";

interface AddTesterProps {
  readonly testers: readonly Tester[];
  readonly onAdded: (username: string) => void;
}

/** Makes a user a playtester by the username; errors are shown at the field. */
export function AddTester({ testers, onAdded }: AddTesterProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>("tester");
  const { run, busy, problem, setProblem } = useAdminAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    const wanted = name.trim();
    if (wanted === "") setProblem(t("playtest-admin.name-missing"));
    else if (isListed(testers, wanted)) setProblem(t("playtest-admin.already", { name: wanted }));
    else {
      run(async () => {
        const added = await addTester(client, wanted, role);
        onAdded(added);
        setName("");
        announce(t("playtest-admin.added-now", { name: added }));
      });
    }
  };
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <LabelledInput
        ref={input}
        label={t("playtest-admin.username")}
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
      <div className={styles.addControls}>
        <RoleSelect label={t("playtest-admin.role")} role={role} onChange={setRole} />
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {t("playtest-admin.add")}
        </Button>
      </div>
    </form>
  );
}
