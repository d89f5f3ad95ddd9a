import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { revokeOtherSessions, revokeSession, sessionsOptions } from "../../data/account-sessions";
import type { SessionSchema } from "../../generated/api";
import { useTranslation } from "../../i18n/translation";
import { Panel } from "../../ui/panel";
import styles from "./account.module.css";
import { ActionButton } from "./action-button";
import { LoadProblem } from "./load-problem";

/** Sessions of the account; all but this one can be ended here. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionsOptions());
  const list = useRef<HTMLUListElement>(null);
  const others = data?.filter(({ current }) => !current) ?? [];
  // The pressed button is removed with its row.
  const keepPlace = () => list.current?.focus();
  return (
    <Panel title={t("account.sessions")}>
      <p>{t("account.sessions-text")}</p>
      {!data && (isError ? <LoadProblem onRetry={() => void refetch()} /> : <p>{t("common.loading")}</p>)}
      <ul ref={list} tabIndex={-1} aria-label={t("account.sessions")} className={styles.sessions}>
        {data?.map((one) => (
          <SessionRow
            key={one.id}
            session={one}
            onRevoke={async () => {
              await revokeSession(client, one.id);
              keepPlace();
            }}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <ActionButton
          act={async () => {
            await revokeOtherSessions(client);
            keepPlace();
          }}
        >
          {t("account.sessions-revoke-others")}
        </ActionButton>
      )}
    </Panel>
  );
}

interface SessionRowProps {
  readonly session: SessionSchema;
  readonly onRevoke: () => Promise<void>;
}

function SessionRow({ session: { device, lastSeen, current }, onRevoke }: SessionRowProps) {
  const { t, language } = useTranslation();
  const name = useDeviceName(device);
  const seen = new Date(lastSeen).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{current ? t("account.session-current") : t("account.session-seen", { when: seen })}</p>
      </div>
      {!current && (
        <ActionButton label={t("account.session-revoke", { device: name })} act={onRevoke}>
          {t("account.log-out")}
        </ActionButton>
      )}
    </li>
  );
}

/** The server describes devices in English: "Firefox on Linux". */
function useDeviceName(device: string): string {
  const { t } = useTranslation();
  const [browser = "", system] = device.split(" on ");
  if (system !== undefined) return t("account.device", { browser, system });
  return browser || t("account.device-unknown");
}
