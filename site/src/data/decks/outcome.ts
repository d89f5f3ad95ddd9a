import { ApiError, OfflineError } from "../api";
import { ConnectionError, HttpError, RequestTimeoutError } from "../http";

/** What came of a call that did not succeed. */
export type Failure =
  /** The server does not want it, now or later. */
  | { readonly status: "refused"; readonly code: string; readonly httpStatus: number }
  /** Nobody answered. */
  | { readonly status: "unanswered" }
  /** The server asks for patience. */
  | { readonly status: "busy"; readonly seconds: number | undefined }
  | { readonly status: "signed-out" }
  /** The deck is no longer as it was known. */
  | { readonly status: "outdated" };

/** Answers by something that stands before a server which did not answer. */
const NO_ANSWER = new Set([408, 502, 504]);
const BUSY = new Set([429, 503]);

/** An error that is none of the call's is raised again. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ConnectionError || error instanceof RequestTimeoutError)
    return { status: "unanswered" };
  if (error instanceof OfflineError || error instanceof NotThisUserError) return { status: "unanswered" };
  if (!(error instanceof HttpError)) throw error;
  if (NO_ANSWER.has(error.status)) return { status: "unanswered" };
  const code = error instanceof ApiError ? error.code : "";
  if (error.status === 401 && code === "signed-out") return { status: "signed-out" };
  if (error.status === 412) return { status: "outdated" };
  if (BUSY.has(error.status)) {
    return { status: "busy", seconds: error instanceof ApiError ? error.retryAfter : undefined };
  }
  return { status: "refused", code, httpStatus: error.status };
}

/** Whoever is signed in now is not the person whose call it is. */
export class NotThisUserError extends Error {
  override readonly name = "NotThisUserError";
}
