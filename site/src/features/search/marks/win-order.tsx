import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { runInSlices } from "../../../data/archive/run-in-slices";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import { NotPublishedError } from "../../../data/published-file";
import type { Archive } from "../../../domain/archive/archive";
import { byShares, type RecentShares, recentSharesInSteps } from "../../../domain/archive/meta/recent-shares";
import type { Card, CardId } from "../../../domain/card/card";
import type { WinSort } from "../../../domain/search/sort/win-sorts";
import { searchWins } from "../../../i18n/en/search-wins";
import { WinMark } from "./win-mark";
import { NoWins, WinsFailed } from "./wins-missing";

/** @public Loaded along with the order. */
export const messages = [searchWins];

/** An order of cards by what wins, and the marks that show it; or the usual order, and why. */
export interface WinOrder {
  readonly notice?: ReactNode;
  readonly sort: <Shown extends Card>(cards: readonly Shown[]) => readonly Shown[];
  /** Marks of rows: the share of a card, beside another mark of the list. */
  readonly beside: (mark: ((card: CardId) => ReactNode) | undefined) => (card: CardId) => ReactNode;
}

export async function loadWinOrder(client: QueryClient, sort: string): Promise<WinOrder> {
  let archive: Archive;
  try {
    archive = await client.ensureQueryData(twdArchiveOptions());
  } catch (error) {
    return usualOrder(error instanceof NotPublishedError ? <NoWins /> : <WinsFailed />);
  }
  if (archive.isSample) return usualOrder(<NoWins />);
  return winOrder(
    await runInSlices(recentSharesInSteps(archive), "win order"),
    sort === "trend" ? sort : "wins",
  );
}

function usualOrder(notice: ReactNode): WinOrder {
  return { notice, sort: (cards) => cards, beside: (mark) => (card) => mark?.(card) };
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
