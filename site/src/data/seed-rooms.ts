import type { QueryClient } from "@tanstack/react-query";
import { LOCALES } from "../domain/language";
import { request } from "./http";
import { fileUrl, manifestOptions } from "./manifest";
import { isKept, keepForOffline } from "./offline-copy";
import { getPreferences } from "./preferences";
import { wantsToSave, whenQuiet } from "./when-quiet";

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
] as const;

/** Fetches one after the other what no copy exists of yet. The texts are not parsed: only the copy counts. */
async function seed(client: QueryClient): Promise<void> {
  const manifest = await client.ensureQueryData(manifestOptions());
  const { cardLanguage } = getPreferences();
  const names = cardLanguage === "en" ? FILES : [...FILES, `cards.${LOCALES[cardLanguage]}`];
  for (const name of names) {
    const url = fileUrl(manifest, name);
    if (url === undefined || (await isKept(url))) continue;
    if (!navigator.onLine) return;
    const response = await request(url, { priority: "low" });
    keepForOffline("data", url, response);
    await response.arrayBuffer();
  }
}

/** Stores the rooms on this device, so that the second visit works without a network. */
export function seedRooms(client: QueryClient): void {
  if (wantsToSave()) return;
  // Files that fail now are fetched when they are needed.
  whenQuiet(() => void seed(client).catch(() => undefined));
}
