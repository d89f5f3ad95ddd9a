import type * as published from "../../generated/published";
import type { Card, CardId, CryptCard, CryptId, LibraryCard } from "./card";
import { displayName, nameSuffix } from "./display-name";
import { asCardId, isCryptId, isLibraryId } from "./ids";
import { imageFile } from "./image-file";

/** Fills in omitted fields; throws on invalid ids, because the file cannot be ours. */
export function cryptFromPublished(file: published.CryptFile): readonly CryptCard[] {
  return file.cards.map(cryptCardOf(file));
}

/** The same for single cards, with their position in the file. */
export function cryptCardOf(file: published.CryptFile) {
  return (card: published.CryptCard, position: number): CryptCard => {
    const own = { advanced: card.advanced === true, newer: card.newer === true, group: card.group };
    return {
      ...shared(card, nameSuffix(own)),
      twd: file.twd?.[position],
      ...own,
      image: card.image ?? imageFile({ asciiName: card.ascii ?? card.name, ...own }),
      kind: "crypt",
      id: cryptId(card.id),
      clan: card.clan,
      sect: card.sect,
      title: card.title ?? "",
      capacity: card.capacity,
      disciplines: card.disciplines,
      otherVersion: card.otherVersion === undefined ? undefined : cryptId(card.otherVersion),
    };
  };
}

/** The same for the library; omitted costs are 0. */
export function libraryFromPublished(file: published.LibraryFile): readonly LibraryCard[] {
  return file.cards.map(libraryCardOf(file));
}

/** The same for single cards, with their position in the file. */
export function libraryCardOf(file: published.LibraryFile) {
  return (card: published.LibraryCard, position: number): LibraryCard => {
    if (!isLibraryId(card.id)) throw new Error(`No library id: ${card.id}`);
    return {
      ...shared(card, ""),
      twd: file.twd?.[position],
      image: card.image ?? imageFile({ asciiName: card.ascii ?? card.name }),
      kind: "library",
      id: card.id,
      types: card.types,
      clans: card.clans ?? [],
      disciplines: card.disciplines ?? [],
      disciplineLogic: card.disciplineLogic ?? "any",
      requirement: card.requirement ?? [],
      blood: card.blood ?? 0,
      pool: card.pool ?? 0,
      conviction: card.conviction ?? 0,
      burn: card.burn === true,
      trifle: card.trifle === true,
      createdCapacity: card.capacity,
      capacityChange: card.capacityChange ?? 0,
      hasFlavour: card.flavour === true,
    };
  };
}

type Shared = Pick<
  Card,
  | "name"
  | "displayName"
  | "asciiName"
  | "aka"
  | "path"
  | "text"
  | "references"
  | "reworded"
  | "sets"
  | "firstPrint"
  | "legalFrom"
  | "artists"
  | "banned"
>;

function shared(card: published.CryptCard | published.LibraryCard, suffix: string): Shared {
  return {
    name: card.name,
    displayName: displayName(card.name, suffix),
    asciiName: card.ascii ?? card.name,
    aka: card.aka ?? [],
    path: card.path ?? "",
    text: card.text,
    references: cardIds(card.references ?? {}),
    reworded: card.reworded ?? [],
    sets: card.sets,
    firstPrint: card.firstPrint ?? "",
    ...(card.legalFrom !== undefined && { legalFrom: card.legalFrom }),
    artists: card.artists,
    banned: card.banned ?? "",
  };
}

function cardIds(ids: Readonly<Record<string, number>>): Readonly<Record<string, CardId>> {
  return Object.fromEntries(
    Object.entries(ids).map(([name, value]) => {
      const id = asCardId(value);
      if (id === undefined) throw new Error(`No card id: ${value}`);
      return [name, id];
    }),
  );
}

function cryptId(id: number): CryptId {
  if (!isCryptId(id)) throw new Error(`No crypt id: ${id}`);
  return id;
}
