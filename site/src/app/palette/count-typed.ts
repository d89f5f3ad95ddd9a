import type { QueryClient } from "@tanstack/react-query";
import { twdArchiveOptions } from "../../data/archive/twd-archive";
import { searchDecks } from "../../domain/archive/search/search";
import { TWD_FORM } from "../../domain/archive/search/twd-form";
import type { CardKind } from "../../domain/card/card";
import type { Matches } from "../../features/first-page/count-matches";
import { countCrypt, countLibrary } from "./count-cards";
import { cardLanguages, deckLanguage } from "./languages";

/** Number of cards of each kind that a typed search finds. Raises what the queries of the cards raise. */
export async function countTyped(client: QueryClient, text: string): Promise<Matches> {
  const { crypt, library } = await cardLanguages(client);
  return { crypt: countCrypt(crypt, text), library: countLibrary(library, text) };
}

/** Number of winning decks that a typed search finds. Raises what the queries of the decks raise. */
export async function countWinning(client: QueryClient, text: string): Promise<number> {
  const archive = await client.ensureQueryData(twdArchiveOptions());
  const language = await deckLanguage(client, TWD_FORM, { archive });
  const { criteria, isLost } = language.read(text);
  // The page shows no decks without a search.
  if (isLost || TWD_FORM.isEmpty(criteria)) return 0;
  return searchDecks(TWD_FORM, criteria, { archive, units: language }).decks.length;
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
