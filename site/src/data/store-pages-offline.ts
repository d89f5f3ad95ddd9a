import type { QueryClient } from "@tanstack/react-query";
import { LOCALES } from "../domain/language";
import { archiveNames, keepsArchives } from "./kept-archives";
import { manifestOptions } from "./manifest";
import { storeFiles } from "./offline-files";
import { getPreferences } from "./preferences";

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
  "icons",
  "icons.otf",
] as const;

/**
 * Stores the data of the pages on this device, so that the second visit works without a network, and the archives that
 * it keeps.
 */
export async function storePagesOffline(client: QueryClient): Promise<void> {
  const { cardLanguage } = getPreferences();
  const translation = cardLanguage === "en" ? [] : [`cards.${LOCALES[cardLanguage]}`];
  const archives = keepsArchives.get() ? archiveNames(await client.ensureQueryData(manifestOptions())) : [];
  await storeFiles(client, [...FILES, ...translation, ...archives]);
}
