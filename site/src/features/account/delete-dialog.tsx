import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteAccount } from "../../data/account-commands";
import { deletionPreviewOptions } from "../../data/account-data";
import { unsentEdits } from "../../data/unsent-edits";
import type { DeletionPreviewResponse } from "../../generated/api";
import { useTranslation } from "../../i18n/translation";
import { Bullets } from "../../ui/bullets";
import { Dialog } from "../../ui/dialog";
import styles from "./account.module.css";
import { AccountForm } from "./account-form";
import { Field, HiddenUsername, PasswordField } from "./field";
import { LoadProblem } from "./load-problem";
import type { KnownProblems, Problem } from "./problem";
import { missing } from "./required";
import type { Values } from "./use-submit";

const KNOWN: KnownProblems = {
  "wrong-password": { message: "account.wrong-password", field: "password" },
  "last-admin": { message: "account.last-admin" },
};

/** The confirmation word is the same in every language. */
const WORD = "YES";

function check(values: Values): Problem | undefined {
  if (values.confirmation !== WORD) {
    return { message: "account.confirm", params: { word: WORD }, field: "confirmation" };
  }
  return missing("password")(values);
}

interface DeleteDialogProps {
  readonly username: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Explains the consequences before asking for the password. */
export function DeleteDialog({ username, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(deletionPreviewOptions());
  const [removed, setRemoved] = useState<number | undefined>();
  return (
    <Dialog title={t("account.delete")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      {!data && (isError ? <LoadProblem onRetry={() => void refetch()} /> : <p>{t("common.loading")}</p>)}
      {data && (
        <div className={styles.form}>
          <DeletionSummary preview={data} unsent={unsentEdits(username)} />
          <AccountForm
            submit={t("account.delete-submit", { name: username })}
            primary
            check={check}
            known={KNOWN}
            send={async ({ password = "" }) => {
              await deleteAccount(client, password, setRemoved);
              onDeleted();
            }}
          >
            <HiddenUsername username={username} />
            <Field
              label={t("account.confirm", { word: WORD })}
              name="confirmation"
              placeholder={t("account.confirm", { word: WORD })}
              autoComplete="off"
              required
            />
            <PasswordField
              label={t("account.password")}
              name="password"
              autoComplete="current-password"
              required
            />
          </AccountForm>
          {removed !== undefined && <Progress removed={removed} decks={data.decks + data.publicDecks} />}
        </div>
      )}
    </Dialog>
  );
}

interface ProgressProps {
  readonly removed: number;
  readonly decks: number;
}

/** Progress of the deletion; large collections are deleted in several requests. */
function Progress({ removed, decks }: ProgressProps) {
  const { t } = useTranslation();
  const text = t("account.delete-progress", { count: removed, decks });
  return (
    <div role="status">
      <progress aria-label={text} value={Math.min(removed, decks)} max={Math.max(decks, 1)} />
      <p>{text}</p>
      <p>{t("account.delete-goes-on")}</p>
    </div>
  );
}

const CONTENTS = [
  ["decks", "account.delete-decks"],
  ["publicDecks", "account.delete-public-decks"],
  ["favorites", "account.delete-favorites"],
  ["inventoryCards", "account.delete-inventory"],
  ["savedSearches", "account.delete-searches"],
] as const;

interface DeletionSummaryProps {
  readonly preview: DeletionPreviewResponse;
  readonly unsent: number;
}

function DeletionSummary({ preview, unsent }: DeletionSummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("account.delete-warning")}</p>
      <Bullets>
        {CONTENTS.filter(([kind]) => preview[kind] > 0).map(([kind, message]) => (
          <li key={kind}>{t(message, { count: preview[kind] })}</li>
        ))}
        {unsent > 0 && <li>{t("account.unsent", { count: unsent })}</li>}
        <li>{t("account.delete-account")}</li>
      </Bullets>
    </>
  );
}
