import type { QueryClient } from "@tanstack/react-query";
import type { ArchiveContext } from "../../domain/archive/search/context";
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
    case "twd": {
      const language = await deckLanguage(client, TWD_FORM, NO_DECKS);
      return language.print(TWD_FORM.parseText(q).value);
    }
  }
}

/** Printing reads no deck. */
const NO_DECKS = {} as ArchiveContext;
