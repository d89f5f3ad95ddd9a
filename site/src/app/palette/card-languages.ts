import type { QueryClient } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import { Language } from "../../domain/query/language";
import { OTHER_SEARCHES } from "../../domain/query/other-searches";
import { formOf } from "../../domain/search/criteria";
import { search } from "../../domain/search/search";

/** What reads typed searches of cards. Raises what the queries of the cards raise. */
export async function cardLanguages(client: QueryClient) {
  const [crypt, library] = await Promise.all([
    client.ensureQueryData(cryptBaseOptions()),
    client.ensureQueryData(libraryBaseOptions()),
  ]);
  return {
    crypt: new Language(formOf("crypt"), { base: crypt, texts: crypt.english }, {}, OTHER_SEARCHES),
    library: new Language(formOf("library"), { base: library, texts: library.english }, {}, OTHER_SEARCHES),
  };
}

type CardLanguages = Awaited<ReturnType<typeof cardLanguages>>;

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
