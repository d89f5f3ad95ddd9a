import type { Card } from "../../card/card";
import type { WinSort } from "../../search/sort/win-sorts";
import type { Archive } from "../archive";
import type { Steps } from "../steps";
import { type CardShare, cardSharesInSteps } from "./card-shares";
import { recentWindows } from "./recent-windows";

/** Shares of the winning decks of the last two years, beside the two years before, by card (docs/rules/archives.md §10.5). */
export type RecentShares = ReadonlyMap<number, CardShare>;

export function* recentSharesInSteps(archive: Archive): Steps<RecentShares> {
  const shares = yield* cardSharesInSteps(archive.table, recentWindows(archive));
  return new Map(shares.map((share) => [archive.table.cards[share.key] ?? 0, share]));
}

/** Points by which a share has grown; 0 for cards without decks in both times. */
export function growth(share: CardShare | undefined): number {
  return share ? share.now.share - (share.before?.share ?? 0) : 0;
}

/** The cards, those with the largest share or growth first; equal ones stay in their order. */
export function byShares<Shown extends Card>(
  cards: readonly Shown[],
  shares: RecentShares,
  sort: WinSort,
): readonly Shown[] {
  const rankedBy = ({ id }: Shown) => {
    const share = shares.get(id);
    return sort === "trend" ? growth(share) : (share?.now.share ?? 0);
  };
  const values = new Map(cards.map((card) => [card, rankedBy(card)]));
  return cards.toSorted((one, other) => (values.get(other) ?? 0) - (values.get(one) ?? 0));
}
