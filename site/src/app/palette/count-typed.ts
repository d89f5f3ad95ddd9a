import type { QueryClient } from "@tanstack/react-query";
import type { CardKind } from "../../domain/card/card";
import type { Matches } from "../../features/first-page/count-matches";
import { cardLanguages, countCrypt, countLibrary } from "./card-languages";

/** Number of cards of each kind that a typed search finds. Raises what the queries of the cards raise. */
export async function countTyped(client: QueryClient, text: string): Promise<Matches> {
  const { crypt, library } = await cardLanguages(client);
  return { crypt: countCrypt(crypt, text), library: countLibrary(library, text) };
}

/** The criteria of a typed search as its URL has them; undefined where a part is not understood. */
export async function criteriaOf(
  client: QueryClient,
  kind: CardKind,
  text: string,
): Promise<string | undefined> {
  const { crypt, library } = await cardLanguages(client);
  if (kind === "crypt") {
    const { criteria, problems } = crypt.read(text);
    return problems.length > 0 ? undefined : crypt.form.toText(criteria);
  }
  const { criteria, problems } = library.read(text);
  return problems.length > 0 ? undefined : library.form.toText(criteria);
}
