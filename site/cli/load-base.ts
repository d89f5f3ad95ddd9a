import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Archive, bareArchive, winningDecks } from "../src/domain/archive/archive.ts";
import { cryptFromPublished, libraryFromPublished } from "../src/domain/card/from-published.ts";
import { indexedTraits } from "../src/domain/deck/facts/card-tags.ts";
import { type CryptBase, cryptBase, type LibraryBase, libraryBase } from "../src/domain/search/card-base.ts";
import type { Manifest, Overlay, PublishedFiles } from "../src/generated/published.ts";
import { CommandError, typedPath } from "./command.ts";

/** The manifest schema this program understands. */
const SCHEMA = 1;

/** The published data is absent or of another schema; the message says what to do. */
export class MissingDataError extends CommandError {}

/** `CARD_DATA`, relative to where the command was typed, or the project's own build. */
export function dataFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.CARD_DATA) return typedPath(env.CARD_DATA);
  return fileURLToPath(new URL("../../dist/data", import.meta.url));
}

export interface Bases {
  readonly crypt: () => CryptBase;
  readonly library: () => LibraryBase;
}

export interface SearchedData extends Bases {
  /** Winning decks. */
  readonly twd: () => Archive;
}

interface PublishedData extends SearchedData {
  /** The available translations. */
  readonly overlays: () => readonly Overlay[];
}

const OVERLAYS = ["cards.es-ES", "cards.fr-FR", "cards.pt-PT"] as const;

/** Reads the published files through the manifest, as the site does; each kind on first use. Throws MissingDataError. */
export function loadBases(folder: string): PublishedData {
  const manifest = readManifest(folder);
  const read = <Name extends keyof PublishedFiles>(name: Name): PublishedFiles[Name] => {
    const file = manifest.files[name];
    if (file === undefined)
      throw new MissingDataError(`The data in ${folder} has no ${name}: run "make data".`);
    return JSON.parse(readFileSync(resolve(folder, file.path), "utf8")) as PublishedFiles[Name];
  };
  let crypt: CryptBase | undefined;
  let library: LibraryBase | undefined;
  let twd: Archive | undefined;
  const bases: SearchedData = {
    crypt() {
      crypt ??= cryptBase(cryptFromPublished(read("crypt")), read("search-crypt"), read("sets"));
      return crypt;
    },
    library() {
      library ??= libraryBase(libraryFromPublished(read("library")), read("search-library"), read("sets"));
      return library;
    },
    twd() {
      const published = read("twd");
      const [cryptCards, libraryCards] = [bases.crypt(), bases.library()];
      twd ??= winningDecks(
        published,
        bareArchive(published.decks, {
          find: (id) => cryptCards.byId.get(id) ?? libraryCards.byId.get(id),
          hasTrait: indexedTraits(cryptCards, libraryCards),
        }),
      );
      return twd;
    },
  };
  return {
    ...bases,
    overlays: () => OVERLAYS.filter((name) => manifest.files[name] !== undefined).map(read),
  };
}

function readManifest(folder: string): Manifest {
  const path = resolve(folder, "manifest.json");
  if (!existsSync(path)) throw new MissingDataError(`No card data in ${folder}: run "make data" first.`);
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  if (manifest.schema !== SCHEMA) {
    throw new MissingDataError(
      `The data in ${folder} has schema ${manifest.schema}, not ${SCHEMA}: run "make data".`,
    );
  }
  return manifest;
}
