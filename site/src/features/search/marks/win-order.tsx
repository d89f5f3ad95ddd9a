import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { runInSlices } from "../../../data/archive/run-in-slices";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import { byShares, type RecentShares, recentSharesInSteps } from "../../../domain/archive/meta/recent-shares";
import type { Card, CardId } from "../../../domain/card/card";
import type { WinSort } from "../../../domain/search/sort/win-sorts";
import { searchWins } from "../../../i18n/en/search-wins";
import { WinMark } from "./win-mark";

/** @public Loaded along with the order. */
export const messages = [searchWins];

/** An order of cards by what wins, and the marks that show it. */
export interface WinOrder {
  readonly sort: <Shown extends Card>(cards: readonly Shown[]) => readonly Shown[];
  /** Marks of rows: the share of a card, beside another mark of the list. */
  readonly beside: (mark: ((card: CardId) => ReactNode) | undefined) => (card: CardId) => ReactNode;
}

/** Raises what fetching the winning decks raises; invented ones have no order. */
export async function loadWinOrder(client: QueryClient, sort: string): Promise<WinOrder | null> {
  const archive = await client.ensureQueryData(twdArchiveOptions());
  if (archive.isSample) return null;
  return winOrder(
    await runInSlices(recentSharesInSteps(archive), "win order"),
    sort === "trend" ? sort : "wins",
  );
}

function winOrder(shares: RecentShares, sort: WinSort): WinOrder {
  return {
    sort: (cards) => byShares(cards, shares, sort),
    beside: (mark) => (card) => {
      const share = shares.get(card);
      return (
        <>
          {mark?.(card)}
          {share && <WinMark share={share} sort={sort} />}
        </>
      );
    },
  };
}
