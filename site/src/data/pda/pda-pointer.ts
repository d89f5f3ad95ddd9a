import { queryOptions } from "@tanstack/react-query";
import type { PdaPointer } from "../../generated/published";
import { HttpError, request } from "../http";

export const PDA_FOLDER = "/data/pda/";
/** The pointer of the form that this page reads. */
const KNOWN_SCHEMA = 1;
/** A pointer older than this is fetched again when it is used. */
export const PDA_FRESH_MS = 20_000;

/** The latest publication; null: none yet. */
export function pdaPointerOptions() {
  return queryOptions({
    queryKey: ["archive", "pda-pointer"],
    queryFn: () => fetchPointer("default"),
    staleTime: PDA_FRESH_MS,
    throwOnError: false,
  });
}

/** Fetches the pointer; "reload": bypasses all HTTP caches. */
export async function fetchPointer(cache: RequestCache): Promise<PdaPointer | null> {
  try {
    const pointer = (await (await request(`${PDA_FOLDER}index`, { cache })).json()) as PdaPointer;
    if (pointer.schema !== KNOWN_SCHEMA) throw new Error(`Public decks have schema ${pointer.schema}`);
    return pointer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The server has no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}
