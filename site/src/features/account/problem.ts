import { ApiError, OfflineError } from "../../data/api";
import { ConnectionError, RequestTimeoutError } from "../../data/http";
import { SignedOutError } from "../../data/session-recovery";
import type { MessageKey } from "../../i18n/catalogue";
import type { Params } from "../../i18n/message";

/** Why a form was not accepted, for the person who filled it in. */
export interface Problem {
  readonly says: MessageKey;
  readonly params?: Params;
  /** The field it is said at; without one it is said at the form. */
  readonly field?: string;
  /** The moment from which another try makes sense (milliseconds since 1970). */
  readonly waitUntil?: number;
}

/** What the codes of the API mean at one form: "wrong-password" → WRONG OLD PASSWORD at the field `password`. */
export type KnownProblems = Readonly<Record<string, Problem>>;

/** What a field takes, said where the server does not take it. */
const RULES: Readonly<Record<string, MessageKey>> = {
  username: "account.rule-username",
  password: "account.rule-password",
  newPassword: "account.rule-password",
  email: "account.rule-email",
  publicName: "account.rule-public-name",
};

/** Where the server does not say how long. */
const PATIENCE = 60;

/** The error catalogue (docs/rules/accounts.md §8). An error that is none of the call's is raised again. */
export function problemOf(error: unknown, known: KnownProblems, now: number): Problem {
  if (error instanceof OfflineError) return { says: "account.offline" };
  if (error instanceof SignedOutError) return { says: "account.still-signed-out" };
  if (error instanceof ApiError) return refusal(error, known, now);
  if (error instanceof ConnectionError || error instanceof RequestTimeoutError) {
    return { says: "shell.error-connection" };
  }
  throw error;
}

function refusal(error: ApiError, known: KnownProblems, now: number): Problem {
  const expected = known[error.code];
  if (expected) return expected;
  if (error.status === 429) {
    return { says: "account.throttled", waitUntil: now + (error.retryAfter ?? PATIENCE) * 1000 };
  }
  const field = error.fields.find((name) => Object.hasOwn(RULES, name));
  const rule = field && RULES[field];
  if (error.code === "invalid" && rule) return { says: rule, field };
  if (error.status >= 500) return { says: "shell.error-connection" };
  return { says: "account.refused", params: { status: String(error.status) } };
}
