import { search } from "../../domain/search/search";
import type { CardLanguages } from "./languages";

/** Number of vampires that a typed search finds; none if nothing of it is understood. */
export function countCrypt(crypt: CardLanguages["crypt"], text: string): number {
  const { criteria, isLost } = crypt.read(text);
  return isLost ? 0 : search("crypt", criteria, { ...crypt.context, units: crypt }).cards.length;
}

/** The same of library cards. */
export function countLibrary(library: CardLanguages["library"], text: string): number {
  const { criteria, isLost } = library.read(text);
  return isLost ? 0 : search("library", criteria, { ...library.context, units: library }).cards.length;
}
