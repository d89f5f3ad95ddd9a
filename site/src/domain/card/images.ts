import type { SetCatalogue } from "../../generated/published";
import type { Language } from "../language";
import type { Card } from "./card";
import { isPlaytestId } from "./ids";

/** Location of the pictures and features of their host. */
export interface ImageSettings {
  /** URL of the image folder without a trailing slash; "" disables pictures. */
  readonly host: string;
  /** File extensions in the order they are tried: ["webp", "jpg"]. */
  readonly formats: readonly string[];
  readonly cacheVersion: string;
  /** The host has a folder per set. */
  readonly setFolders: boolean;
  /** Languages with a folder on the host. */
  readonly languages: readonly string[];
}

/** Selects a picture of a card. */
export interface ImageChoice {
  readonly language?: Language;
  /** Code of the set to show the scan of. */
  readonly set?: string;
  /** Prefers the picture of the card's last early printing (crypt cards only). */
  readonly legacy?: boolean;
}

/** Early sets, oldest first; the last one with the card has its legacy picture (docs/rules/search.md §11.3). */
const LEGACY_SETS = ["Jyhad", "VTES", "DS", "AH", "Sabbat", "SW", "FN", "BL"];

/** URLs in the order to try: set or legacy scan, language, default picture. */
export function imageCandidates(
  card: Card,
  settings: ImageSettings,
  sets: SetCatalogue["sets"],
  choice: ImageChoice = {},
): readonly string[] {
  // A playtest card has the URL of its picture instead of a file name.
  if (isPlaytestId(card.id)) return card.image === "" ? [] : [card.image];
  if (settings.host === "") return [];
  const folders = [setFolder(card, settings, sets, choice), languageFolder(settings, choice), ""];
  return folders
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      settings.formats.map((format) => imageUrl(settings, `${folder}${card.image}.${format}`)),
    );
}

function imageUrl({ host, cacheVersion }: ImageSettings, file: string): string {
  return `${host}/${file}${cacheVersion === "" ? "" : `?v=${encodeURIComponent(cacheVersion)}`}`;
}

function languageFolder({ languages }: ImageSettings, { language }: ImageChoice): string | undefined {
  return language !== undefined && languages.includes(language) ? `${language}/` : undefined;
}

function setFolder(
  card: Card,
  { setFolders }: ImageSettings,
  sets: SetCatalogue["sets"],
  { set, legacy }: ImageChoice,
): string | undefined {
  const wanted = set ?? (legacy && card.kind === "crypt" ? lastEarlySet(card) : undefined);
  if (!setFolders || wanted === undefined || card.sets[wanted] === undefined) return undefined;
  const name = wanted === "Promo" ? "promo" : sets[wanted]?.name;
  return name === undefined ? undefined : `set/${folderName(name)}/`;
}

function lastEarlySet(card: Card): string | undefined {
  return LEGACY_SETS.findLast((code) => card.sets[code] !== undefined);
}

/** "Fifth Edition (Anarch)" → "fifth-edition-anarch". */
function folderName(set: string): string {
  return set.toLowerCase().replace(/[:()]/g, "").replaceAll(" ", "-");
}
