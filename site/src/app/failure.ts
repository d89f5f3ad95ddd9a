import { ConnectionError, HttpError, RequestTimeoutError } from "../data/http";
import { UnknownSchemaError } from "../data/manifest";
import { ModuleLoadError } from "./load-screen";

/** An address names something that cannot be: `/cards/abc`. Shown like the answer 400. */
export class BadAddressError extends Error {
  override readonly name = "BadAddressError";
}

/** The kinds of failure that the error screen distinguishes (docs/rules/site.md §4). */
export type Failure =
  | "bad-request"
  | "forbidden"
  | "not-found"
  | "method-not-allowed"
  | "connection"
  | "update"
  | "unexpected";

const BY_STATUS: Readonly<Record<number, Failure>> = {
  400: "bad-request",
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
};

export function failureOf(error: unknown, online: boolean): Failure {
  if (error instanceof HttpError) return BY_STATUS[error.status] ?? "connection";
  if (error instanceof ConnectionError || error instanceof RequestTimeoutError) return "connection";
  if (error instanceof BadAddressError) return "bad-request";
  if (error instanceof UnknownSchemaError) return "update";
  if (error instanceof ModuleLoadError && !online) return "connection";
  return "unexpected";
}
