import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArchive, archiveOf, CARDS_OF_DECKS } from "../search/any-archive.test.support";
import { finished } from "../steps";
import { cardEvidence } from "./card-evidence";
import { byShares, growth, recentSharesInSteps } from "./recent-shares";

const archives = anyArchive.map(archiveOf);

describe("cards by what wins", () => {
  it("have the share that the page of the card shows", () => {
    fc.assert(
      fc.property(archives, (archive) => {
        const shares = finished(recentSharesInSteps(archive));
        for (const card of archive.table.cards.slice(0, 8)) {
          const recent = cardEvidence(archive, card)?.recent;
          const share = shares.get(card);
          expect([share?.decks ?? 0, share?.now.share ?? 0]).toEqual([recent?.decks, recent?.now.share]);
          expect(growth(share)).toBeCloseTo((recent?.now.share ?? 0) - (recent?.before?.share ?? 0), 9);
        }
      }),
    );
  });

  it("are all there, the largest share or growth first, equal ones in their order", () => {
    fc.assert(
      fc.property(archives, fc.constantFrom("wins", "trend"), (archive, sort) => {
        const shares = finished(recentSharesInSteps(archive));
        const valueIn = ({ id }: { readonly id: number }) =>
          sort === "trend" ? growth(shares.get(id)) : (shares.get(id)?.now.share ?? 0);
        const sorted = byShares(CARDS_OF_DECKS, shares, sort);
        expect(new Set(sorted)).toEqual(new Set(CARDS_OF_DECKS));
        for (const [at, card] of sorted.slice(1).entries()) {
          const before = sorted[at] ?? card;
          expect(valueIn(before)).toBeGreaterThanOrEqual(valueIn(card));
          if (valueIn(before) === valueIn(card))
            expect(CARDS_OF_DECKS.indexOf(before)).toBeLessThan(CARDS_OF_DECKS.indexOf(card));
        }
      }),
    );
  });
});
