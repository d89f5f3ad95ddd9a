import type { QueryClient } from "@tanstack/react-query";
import type { Manifest } from "../generated/published";
import { fileUrl, manifestOptions } from "./manifest";
import { dropFiles, hasOfflineCopy, storeFiles } from "./offline-files";
import { createPersistentStore } from "./stored-text";

/** Whether this device keeps the archives of winning decks and tournaments for use without a network. */
export const keepsArchives = createPersistentStore("methuselah.keep-archives", {
  parse: (text) => text === "yes",
  print: (keeps) => (keeps ? "yes" : "no"),
});

function isOfArchive(file: string): boolean {
  return /^(?:twd|tda|place-spellings)\b/.test(file);
}

/** Logical names of the published files of archives. */
export function archiveNames(manifest: Manifest): readonly string[] {
  return Object.keys(manifest.files).filter(isOfArchive);
}

/** Bytes to fetch for all of them. */
export function archiveBytes(manifest: Manifest): number {
  return archiveNames(manifest).reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0);
}

/** How many of them are on this device. */
export async function storedArchives(manifest: Manifest): Promise<number> {
  const urls = archiveNames(manifest).map((name) => fileUrl(manifest, name) ?? "");
  const stored = await Promise.all(urls.map(hasOfflineCopy));
  return stored.filter(Boolean).length;
}

/** Fetches what is missing, until the user changes their mind; `onStored` is called before each file. */
export async function keepArchives(client: QueryClient, onStored: () => void): Promise<void> {
  keepsArchives.set(true);
  const manifest = await client.ensureQueryData(manifestOptions());
  await storeFiles(client, archiveNames(manifest), () => {
    onStored();
    return keepsArchives.get();
  });
}

/** Removes them from this device; pages fetch what they need. */
export async function dropArchives(): Promise<void> {
  keepsArchives.set(false);
  await dropFiles(isOfArchive);
}
