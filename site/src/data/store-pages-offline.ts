import type { QueryClient } from "@tanstack/react-query";
import { LOCALES } from "../domain/language";
import { request } from "./http";
import { fileUrl, manifestOptions } from "./manifest";
import { hasOfflineCopy, storeOfflineCopy } from "./offline-copy";
import { getPreferences } from "./preferences";
import { wantsToSave } from "./when-quiet";

/** Files that the pages need to work offline, the most used first. */
const FILES = [
  "crypt",
  "search-crypt",
  "sets",
  "library",
  "search-library",
  "names",
  "precons",
  "rulings",
  "ruling-links",
  "flavour",
  "home",
  "icons.svg",
] as const;

/** Fetches the missing files one after the other. They are not parsed: only the copy counts. */
async function storeMissing(client: QueryClient): Promise<void> {
  const manifest = await client.ensureQueryData(manifestOptions());
  const { cardLanguage } = getPreferences();
  const names = cardLanguage === "en" ? FILES : [...FILES, `cards.${LOCALES[cardLanguage]}`];
  for (const name of names) {
    const url = fileUrl(manifest, name);
    if (url === undefined || (await hasOfflineCopy(url))) continue;
    if (!navigator.onLine) return;
    const response = await request(url, { priority: "low" });
    storeOfflineCopy("data", url, response);
    await response.arrayBuffer();
  }
}

/** Stores the data of the pages on this device, so that the second visit works without a network. */
export function storePagesOffline(client: QueryClient): void {
  if (wantsToSave()) return;
  // Files that fail now are fetched when they are needed.
  void storeMissing(client).catch(() => undefined);
}
