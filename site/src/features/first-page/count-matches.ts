import type { QueryClient } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import type { CardKind } from "../../domain/card/card";
import { formOf } from "../../domain/search/criteria";
import type { SearchTexts } from "../../domain/search/haystacks";
import { search } from "../../domain/search/search";
import { textQuery } from "./text-query";

/** Number of cards of each kind that the search pages find for a text. */
export type Matches = Readonly<Record<CardKind, number>>;

/** Loads the cards on first use. Raises what their queries raise. */
export async function countMatches(client: QueryClient, text: string): Promise<Matches> {
  const [crypt, library] = await Promise.all([
    client.ensureQueryData(cryptBaseOptions()),
    client.ensureQueryData(libraryBaseOptions()),
  ]);
  const criteria = textQuery(text);
  return {
    crypt: search("crypt", formOf("crypt").parse(criteria).value, english(crypt)).cards.length,
    library: search("library", formOf("library").parse(criteria).value, english(library)).cards.length,
  };
}

function english<Base extends { readonly english: SearchTexts }>(base: Base) {
  return { base, texts: base.english };
}
