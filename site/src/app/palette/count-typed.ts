import type { QueryClient } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import type { CardKind } from "../../domain/card/card";
import { Language } from "../../domain/query/language";
import { OTHER_SEARCHES } from "../../domain/query/other-searches";
import { formOf } from "../../domain/search/criteria";
import { search } from "../../domain/search/search";
import type { Matches } from "../../features/first-page/count-matches";

/** Number of cards of each kind that a typed search finds. Raises what the queries of the cards raise. */
export async function countTyped(client: QueryClient, text: string): Promise<Matches> {
  const { crypt, library } = await languages(client);
  const vampires = crypt.read(text);
  const others = library.read(text);
  return {
    crypt: vampires.isLost
      ? 0
      : search("crypt", vampires.criteria, { ...crypt.context, units: crypt }).cards.length,
    library: others.isLost
      ? 0
      : search("library", others.criteria, { ...library.context, units: library }).cards.length,
  };
}

/** The criteria of a typed search as its URL has them; undefined where a part is not understood. */
export async function criteriaOf(
  client: QueryClient,
  kind: CardKind,
  text: string,
): Promise<string | undefined> {
  const { crypt, library } = await languages(client);
  if (kind === "crypt") {
    const { criteria, problems } = crypt.read(text);
    return problems.length > 0 ? undefined : crypt.form.toText(criteria);
  }
  const { criteria, problems } = library.read(text);
  return problems.length > 0 ? undefined : library.form.toText(criteria);
}

async function languages(client: QueryClient) {
  const [crypt, library] = await Promise.all([
    client.ensureQueryData(cryptBaseOptions()),
    client.ensureQueryData(libraryBaseOptions()),
  ]);
  return {
    crypt: new Language(formOf("crypt"), { base: crypt, texts: crypt.english }, {}, OTHER_SEARCHES),
    library: new Language(formOf("library"), { base: library, texts: library.english }, {}, OTHER_SEARCHES),
  };
}
