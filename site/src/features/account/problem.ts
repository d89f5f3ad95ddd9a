import { ApiError, OfflineError } from "../../data/api";
import { ConnectionError, RequestTimeoutError } from "../../data/http";
import { SignedOutError } from "../../data/session-recovery";
import type { MessageKey } from "../../i18n/catalogue";
import type { Params } from "../../i18n/message";

/** Why a form was rejected, as shown to the user. */
export interface Problem {
  readonly message: MessageKey;
  readonly params?: Params;
  /** Field with the error; absent for errors of the whole form. */
  readonly field?: string;
  /** Time from which a retry makes sense (milliseconds since 1970). */
  readonly waitUntil?: number;
}

/** Meaning of API error codes in one form: "wrong-password" → WRONG OLD PASSWORD at the field `password`. */
export type KnownProblems = Readonly<Record<string, Problem>>;

/** Format of each field, shown if the server rejects its value. */
const RULES: Readonly<Record<string, MessageKey>> = {
  username: "account.rule-username",
  password: "account.rule-password",
  newPassword: "account.rule-password",
  email: "account.rule-email",
  publicName: "account.rule-public-name",
};

/** Used if the server sends no time. */
const PATIENCE = 60;

/** The error catalog (docs/rules/accounts.md §8). Unexpected errors are rethrown. */
export function problemOf(error: unknown, known: KnownProblems, now: number): Problem {
  if (error instanceof OfflineError) return { message: "account.offline" };
  if (error instanceof SignedOutError) return { message: "account.still-signed-out" };
  if (error instanceof ApiError) return refusal(error, known, now);
  if (error instanceof ConnectionError || error instanceof RequestTimeoutError) {
    return { message: "shell.error-connection" };
  }
  throw error;
}

function refusal(error: ApiError, known: KnownProblems, now: number): Problem {
  const expected = known[error.code];
  if (expected) return expected;
  if (error.status === 429) {
    return { message: "account.throttled", waitUntil: now + (error.retryAfter ?? PATIENCE) * 1000 };
  }
  const field = error.fields.find((name) => Object.hasOwn(RULES, name));
  const rule = field && RULES[field];
  if (error.code === "invalid" && rule) return { message: rule, field };
  if (error.status >= 500) return { message: "shell.error-connection" };
  return { message: "account.refused", params: { status: String(error.status) } };
}
