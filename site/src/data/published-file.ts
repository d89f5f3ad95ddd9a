import type { QueryClient } from "@tanstack/react-query";
import type { PublishedFiles } from "../generated/published";
import { request } from "./http";
import { fileUrl, manifestOptions } from "./manifest";
import { keepForOffline } from "./offline-copy";

/** Logical names in the manifest, without the manifest itself. */
export type FileName = Exclude<keyof PublishedFiles, "manifest">;

/** The manifest does not name the file: its source was absent when the data was built. */
export class NotPublishedError extends Error {
  override readonly name = "NotPublishedError";

  constructor(file: FileName) {
    super(`The published data has no file "${file}"`);
  }
}

/**
 * Fetches a published file. Its name carries its content hash, so the answer never grows old.
 * Raises NotPublishedError and what `request` raises.
 */
export async function fetchPublished<Name extends FileName>(
  client: QueryClient,
  name: Name,
): Promise<PublishedFiles[Name]> {
  const manifest = await client.ensureQueryData(manifestOptions());
  const url = fileUrl(manifest, name);
  if (url === undefined) throw new NotPublishedError(name);
  const response = await request(url);
  keepForOffline("data", url, response);
  return (await response.json()) as PublishedFiles[Name];
}
