import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PdaArchive, PdaPointer } from "../../generated/published";
import { request } from "../http";
import { ONCE } from "../published-file";
import { readJson } from "../read-json";
import { fetchPointer, isMissing, PDA_FOLDER, PDA_FRESH_MS, pdaPointerOptions } from "./pda-pointer";

/** Public decks as they are published. */
export interface PublicFiles {
  readonly archive: PdaArchive;
  /** Names of the files: they show whether newer ones exist. */
  readonly names: string;
}

const NOTHING: PublicFiles = {
  archive: {
    decks: { cards: [], ids: [], names: [], dates: [], sizes: [], picks: [], copies: [] },
    authors: [],
    authorOf: [],
    updated: [],
    favorites: [],
  },
  names: "",
};

/** The published decks, those of the last day put into the others. */
export function pdaFilesOptions() {
  return queryOptions({
    queryKey: ["archive", "pda"],
    queryFn: ({ client }) => fetchFiles(client),
    staleTime: PDA_FRESH_MS,
    gcTime: Infinity,
    structuralSharing: false,
    throwOnError: false,
  });
}

async function fetchFiles(client: QueryClient): Promise<PublicFiles> {
  const pointer = await client.fetchQuery(pdaPointerOptions());
  try {
    return await filesOf(client, pointer);
  } catch (error) {
    // A pointer from an intermediate cache may name files that no longer exist.
    if (!isMissing(error)) throw error;
    return await filesOf(client, await fetchPointer("reload"));
  }
}

async function filesOf(client: QueryClient, pointer: PdaPointer | null): Promise<PublicFiles> {
  if (!pointer) return NOTHING;
  const known = client.getQueryData<PublicFiles>(pdaFilesOptions().queryKey);
  const names = `${pointer.base} ${pointer.delta ?? ""}`;
  if (known?.names === names) return known;
  const [base, delta] = await Promise.all([
    client.ensureQueryData(baseOptions(pointer.base)),
    pointer.delta === undefined ? undefined : fetchFile(pointer.delta),
  ]);
  if (!delta) return { archive: base, names };
  const { withNewerDecks } = await import("../../domain/archive/newer-decks");
  return { archive: withNewerDecks(base, delta), names };
}

/** A base serves for a day: it is not fetched again for every deck that is new. */
function baseOptions(name: string) {
  return queryOptions({ queryKey: ["archive", "pda-base", name], queryFn: () => fetchFile(name), ...ONCE });
}

async function fetchFile(name: string): Promise<PdaArchive> {
  return (await readJson(await request(PDA_FOLDER + name))) as PdaArchive;
}
