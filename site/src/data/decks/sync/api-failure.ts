import { ApiError, OfflineError } from "../../api";
import { ConnectionError, HttpError, RequestTimeoutError } from "../../http";

/** The outcome of a failed call. */
export type ApiFailure =
  /** The server refuses the call; a retry does not help. */
  | { readonly status: "refused"; readonly code: string; readonly httpStatus: number }
  /** No response from the server. */
  | { readonly status: "unanswered" }
  /** The server asks to retry later. */
  | { readonly status: "busy"; readonly seconds: number | undefined }
  | { readonly status: "signed-out" }
  /** The deck has changed since its known version. */
  | { readonly status: "outdated" };

/** Statuses that a proxy returns when the server did not respond. */
const NO_ANSWER = new Set([408, 502, 504]);
const BUSY = new Set([429, 503]);

/** Rethrows an error that does not come from the call. */
export function apiFailureOf(error: unknown): ApiFailure {
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

/** The signed-in user is not the one the call was made for. */
export class NotThisUserError extends Error {
  override readonly name = "NotThisUserError";
}
