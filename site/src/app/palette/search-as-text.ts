import type { QueryClient } from "@tanstack/react-query";
import type { ArchiveForm } from "../../domain/archive/search/archive-form";
import type { ArchiveContext } from "../../domain/archive/search/context";
import { PDA_FORM } from "../../domain/archive/search/pda-form";
import { TDA_FORM } from "../../domain/archive/search/tda-form";
import { TWD_FORM } from "../../domain/archive/search/twd-form";
import type { CopiedSearch } from "./copied-search";
import { cardLanguages, deckLanguage } from "./languages";

/** A search as it could be typed. Raises what the queries of the cards raise. */
export async function searchAsText(client: QueryClient, { page, q }: CopiedSearch): Promise<string> {
  switch (page) {
    case "crypt":
    case "library": {
      const { crypt, library } = await cardLanguages(client);
      return page === "crypt"
        ? crypt.print(crypt.form.parseText(q).value)
        : library.print(library.form.parseText(q).value);
    }
    case "twd":
      return deckText(client, TWD_FORM, q);
    case "pda":
      return deckText(client, PDA_FORM, q);
    case "tda":
      return deckText(client, TDA_FORM, q);
  }
}

async function deckText<Criteria extends object>(
  client: QueryClient,
  form: ArchiveForm<Criteria>,
  q: string,
): Promise<string> {
  const language = await deckLanguage(client, form, NO_DECKS);
  return language.print(form.parseText(q).value);
}

/** Printing reads no deck. */
const NO_DECKS = {} as ArchiveContext;
