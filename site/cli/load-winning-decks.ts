import { env } from "node:process";
import { type Archive, bareArchive, winningDecks } from "../src/domain/archive/archive.ts";
import type { Card } from "../src/domain/card/card.ts";
import { indexedTraits } from "../src/domain/deck/facts/card-tags.ts";
import type { TwdArchive } from "../src/generated/published.ts";
import { dataFolder, loadBases } from "./load-base.ts";

/** The published archive of winning decks as the site searches it, and all cards. Throws MissingDataError. */
export function loadWinningDecks(published: TwdArchive): {
  readonly archive: Archive;
  readonly cards: readonly Card[];
} {
  const bases = loadBases(dataFolder(env));
  const [crypt, library] = [bases.crypt(), bases.library()];
  const archive = winningDecks(
    published,
    bareArchive(published.decks, {
      find: (id) => crypt.byId.get(id) ?? library.byId.get(id),
      hasTrait: indexedTraits(crypt, library),
    }),
  );
  return { archive, cards: [...crypt.cards, ...library.cards] };
}
