import type { SetCatalogue } from "../../generated/published";
import type { Language } from "../language";
import type { Card } from "./card";

/** Where pictures are and what the host offers. */
export interface ImageSettings {
  /** Address of the image folder without a trailing slash; "" = no pictures. */
  readonly host: string;
  /** File endings in the order they are tried: ["webp", "jpg"]. */
  readonly formats: readonly string[];
  readonly cacheVersion: string;
  /** The host has a folder per set. */
  readonly setFolders: boolean;
  /** Languages the host has folders for. */
  readonly languages: readonly string[];
}

/** Which picture of a card is wanted. */
export interface ImageRequest {
  readonly language?: Language;
  /** Code of the set whose scan is wanted. */
  readonly set?: string;
  /** The picture of the card's last early printing, where there is one (crypt cards only). */
  readonly legacy?: boolean;
}

/** Early sets, oldest first; the last of them a card is in gives its legacy picture (docs/rules/search.md §11.3). */
const LEGACY_SETS = ["Jyhad", "VTES", "DS", "AH", "Sabbat", "SW", "FN", "BL"];

/** Addresses to try in order: the wanted set or legacy scan, the language, then the usual picture. */
export function imageCandidates(
  card: Card,
  settings: ImageSettings,
  sets: SetCatalogue["sets"],
  request: ImageRequest = {},
): readonly string[] {
  if (settings.host === "") return [];
  const folders = [setFolder(card, settings, sets, request), languageFolder(settings, request), ""];
  return folders
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      settings.formats.map((format) => address(settings, `${folder}${card.image}.${format}`)),
    );
}

function address({ host, cacheVersion }: ImageSettings, file: string): string {
  return `${host}/${file}${cacheVersion === "" ? "" : `?v=${encodeURIComponent(cacheVersion)}`}`;
}

function languageFolder({ languages }: ImageSettings, { language }: ImageRequest): string | undefined {
  return language !== undefined && languages.includes(language) ? `${language}/` : undefined;
}

function setFolder(
  card: Card,
  { setFolders }: ImageSettings,
  sets: SetCatalogue["sets"],
  { set, legacy }: ImageRequest,
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
