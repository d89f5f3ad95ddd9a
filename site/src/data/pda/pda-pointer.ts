import { queryOptions } from "@tanstack/react-query";
import type { PdaPointer } from "../../generated/published";
import { HttpError, request } from "../http";

export const PDA_FOLDER = "/data/pda/";
/** The pointer of the form that this page reads. */
const KNOWN_SCHEMA = 1;
/** Looked at again after so long, the pointer is asked for again. */
export const PDA_FRESH_MS = 20_000;

/** What is published last; null: nothing yet. */
export function pdaPointerOptions() {
  return queryOptions({
    queryKey: ["archive", "pda-pointer"],
    queryFn: () => fetchPointer("default"),
    staleTime: PDA_FRESH_MS,
    throwOnError: false,
  });
}

/** Asks for the pointer; "reload": past whatever is kept on the way. */
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
