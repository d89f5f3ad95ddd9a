import { ApiError, OfflineError } from "../../../data/api";
import { ConnectionError, RequestTimeoutError } from "../../../data/http";
import { MissingPartError } from "../../../data/on-demand";
import { SignedOutError } from "../../../data/session-recovery";
import type { MessageKey } from "../../../i18n/catalogue";
import type { Translate } from "../../../i18n/translation";

const KNOWN: Readonly<Record<string, MessageKey>> = {
  "unknown-user": "playtest-admin.unknown-user",
  "last-admin": "playtest-admin.last-admin",
  "round-state": "playtest-admin.round-state",
  "no-round": "playtest-admin.no-rounds",
  "not-permitted": "playtest-admin.only-admins",
  throttled: "playtest-admin.throttled",
  busy: "playtest-admin.busy",
};

/** Says why a call failed. Rethrows an error that does not come from a call. */
export function problemOf(t: Translate, error: unknown): string {
  if (error instanceof OfflineError) return t("playtest-admin.offline");
  if (error instanceof MissingPartError) return t("playtest-admin.no-code");
  if (error instanceof ApiError) {
    const known = KNOWN[error.code];
    return known ? t(known) : t("playtest-admin.refused", { status: String(error.status) });
  }
  const unreached = [ConnectionError, RequestTimeoutError, SignedOutError];
  if (unreached.some((kind) => error instanceof kind)) return t("playtest-admin.not-loaded");
  throw error;
}
