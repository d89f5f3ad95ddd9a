import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PublishedFiles } from "../generated/published";
import { request } from "./http";
import { fileUrl, manifestOptions } from "./manifest";
import { nextTask } from "./next-task";
import { storeOfflineCopy } from "./offline-copy";
import { readJson } from "./read-json";

/** Logical names in the manifest, without the manifest itself, series of files and files that it does not name. */
export type FileName = Exclude<
  keyof PublishedFiles,
  "manifest" | "playtest" | `${string}*` | `pda/${string}`
>;

/** The manifest does not name the file: its source was absent when the data was built. */
export class NotPublishedError extends Error {
  override readonly name = "NotPublishedError";

  constructor(file: FileName) {
    super(`The published data has no file "${file}"`);
  }
}

/** Card data never grows old within a visit, and its values are too large to compare with their next version. */
export const ONCE = { staleTime: Infinity, gcTime: Infinity, structuralSharing: false } as const;

/** Data a screen can do without: its failure shows in place and takes no screen down. */
export const SIDE = { ...ONCE, throwOnError: false } as const;

/**
 * Fetches a published file. Its name carries its content hash, so the response never expires.
 * Raises NotPublishedError and what `request` raises.
 */
export async function fetchPublished<Name extends FileName>(
  client: QueryClient,
  name: Name,
): Promise<PublishedFiles[Name]> {
  const manifest = await client.ensureQueryData(manifestOptions());
  const url = fileUrl(manifest, name);
  if (url === undefined) throw new NotPublishedError(name);
  return (await fetchFile(url)) as PublishedFiles[Name];
}

/** Fetches and stores a file that the manifest names. Raises what `request` and `readJson` raise. */
export async function fetchFile(url: string): Promise<unknown> {
  // A part of the page may need several files: the page may handle input between two requests.
  await nextTask();
  const response = await request(url);
  storeOfflineCopy("data", url, response);
  return await readJson(response);
}

export function fileOptions<Name extends FileName, Keep extends typeof ONCE>(name: Name, keep: Keep) {
  return queryOptions({
    queryKey: ["data", name],
    queryFn: ({ client }) => fetchPublished(client, name),
    ...keep,
  });
}

/** Hands over a file, perhaps one still loading, to be built into something else: it is not stored twice. */
export async function takeFile<Name extends FileName>(
  client: QueryClient,
  name: Name,
): Promise<PublishedFiles[Name]> {
  const options = fileOptions(name, ONCE);
  const file = await client.ensureQueryData(options);
  client.removeQueries({ queryKey: options.queryKey, exact: true });
  // To read a file and to build something of it are two pieces of work: the page may handle input between them.
  await nextTask();
  return file;
}
