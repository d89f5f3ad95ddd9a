import { vi } from "vitest";

/** The response of a stubbed call. */
export type ApiResponse = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: HeadersInit;
};

export interface SentCall {
  readonly call: string;
  readonly body: unknown;
}

/**
 * Answers calls by method and path (`POST /api/login`): with one answer always, or with a list of them, one after
 * the other. Everything else is 404. Returns what was sent, except for the static version file.
 */
export function stubApi(answers: Record<string, ApiResponse | ApiResponse[]>): readonly SentCall[] {
  const sent: SentCall[] = [];
  const answer = (call: string): ApiResponse => {
    const found = answers[call] ?? { status: 404 };
    if (!Array.isArray(found)) return found;
    return (found.length > 1 ? found.shift() : found[0]) ?? { status: 404 };
  };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string, init?: RequestInit) => {
      const call = `${init?.method ?? "GET"} ${url}`;
      if (url.startsWith("/api/") && url !== "/api/version") {
        sent.push({ call, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
      }
      const { status = 200, body = {}, headers } = answer(call);
      return Response.json(body, { status, ...(headers && { headers }) });
    }),
  );
  return sent;
}

/** The error shape of the API. */
export function refusal(status: number, code: string, details?: unknown): ApiResponse {
  return { status, body: { error: { code, message: code, ...(details !== undefined && { details }) } } };
}

/** A body that breaks off, as on a line that is lost. */
export function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"success":'));
      body.error(new TypeError("terminated"));
    },
  });
}
