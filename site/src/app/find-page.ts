import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { type MeantPage, meantPage } from "../domain/query/meant-page";
import { countCrypt, countLibrary } from "./palette/count-cards";
import { cardLanguages } from "./palette/languages";

const PAGES = {
  crypt: "/crypt",
  library: "/library",
  twd: "/twd",
  pda: "/pda",
  tda: "/tda/{-$event}",
} as const;

/** Leads a search from outside the site to its page, in the place of its entry of the history. */
export async function findPage(client: QueryClient, text: string) {
  const found = text === "" ? NOTHING : await meant(client, text);
  return "card" in found
    ? redirect({ to: "/cards/{-$id}", params: { id: String(found.card) }, replace: true })
    : redirect({ to: PAGES[found.page], search: text ? { s: text } : {}, replace: true });
}

const NOTHING: MeantPage = { page: "crypt" };

/** Without cards it is the search of the crypt, which says what it lacks. */
async function meant(client: QueryClient, text: string): Promise<MeantPage> {
  try {
    const { crypt, library } = await cardLanguages(client);
    return meantPage(text, [
      {
        page: "crypt",
        cards: crypt.context.base.cards,
        problems: (typed) => crypt.read(typed).problems,
        count: (typed) => countCrypt(crypt, typed),
      },
      {
        page: "library",
        cards: library.context.base.cards,
        problems: (typed) => library.read(typed).problems,
        count: (typed) => countLibrary(library, typed),
      },
    ]);
  } catch {
    return NOTHING;
  }
}
