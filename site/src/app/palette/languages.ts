import type { QueryClient } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import type { ArchiveForm } from "../../domain/archive/search/archive-form";
import type { ArchiveContext } from "../../domain/archive/search/context";
import { Language } from "../../domain/query/language";
import { OTHER_SEARCHES } from "../../domain/query/other-searches";
import { formOf } from "../../domain/search/criteria";

/** The typed searches of cards. Raises what the queries of the cards raise. */
export async function cardLanguages(client: QueryClient) {
  const [crypt, library] = await bases(client);
  return {
    crypt: new Language(formOf("crypt"), { base: crypt, texts: crypt.english }, {}, OTHER_SEARCHES),
    library: new Language(formOf("library"), { base: library, texts: library.english }, {}, OTHER_SEARCHES),
  };
}

export type CardLanguages = Awaited<ReturnType<typeof cardLanguages>>;

/** The typed searches of an archive of decks. */
export async function deckLanguage<Criteria extends object>(
  client: QueryClient,
  form: ArchiveForm<Criteria>,
  context: ArchiveContext,
) {
  const [crypt, library] = await bases(client);
  return new Language(form, context, { cards: [...crypt.cards, ...library.cards] }, OTHER_SEARCHES);
}

function bases(client: QueryClient) {
  return Promise.all([
    client.ensureQueryData(cryptBaseOptions()),
    client.ensureQueryData(libraryBaseOptions()),
  ]);
}
