import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { vi } from "vitest";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import { dayNumber } from "../../domain/archive/days";
import { archiveOrder, deckColumns } from "../../domain/archive/deck-columns";
import { sampleCryptBase, sampleLibraryBase } from "../../domain/samples/bases";
import { NO_QUERY_LINE } from "../../ui/query/no-query-line.test.support";
import type { ArchivePageProps } from "./archive-page";

/** A deck of a test, with real cards by id. */
export interface TestDeck {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly cards: Readonly<Record<number, number>>;
}

/** Theo Bell and Govern the Unaligned; Bolesław Gutowski and Deflection; twelve Anarch Converts. */
export const CARDS = {
  theo: { 201362: 12, 100845: 60 },
  boleslaw: { 201528: 12, 100518: 60 },
  converts: { 200076: 12, 100199: 60 },
};

const NoFinder = () => null;

/** Published columns, in the order of archives. */
export function columnsOf(decks: readonly TestDeck[]) {
  const rows = decks.map(({ id, name, day, cards }) => ({
    id,
    name,
    day: dayNumber(day),
    cards: new Map(Object.entries(cards).map(([card, copies]) => [Number(card), copies])),
  }));
  return deckColumns(rows.toSorted(archiveOrder));
}

/** A wide window with the filters beside the results, in which elements have a height as on a screen. */
export function stubWindow(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query !== "print",
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
}

/** A query client with a few real cards. */
export function clientWithCards(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  return client;
}

/** Props of every archive page; `written` collects what the page writes to the URL. */
export function pageProps(q: object | string | undefined) {
  const written: unknown[] = [];
  const props: ArchivePageProps = {
    q: typeof q === "object" ? JSON.stringify(q) : q,
    onQueryChange: (next) => written.push(next === undefined ? undefined : JSON.parse(next)),
    sheet: { open: false, set: () => {} },
    typed: NO_QUERY_LINE,
    ModelFinder: NoFinder,
    onOpen: () => {},
    pending: <p>pending</p>,
  };
  return { props, written };
}

/** Replaces the card picker of the app. */
export function NoCardPicker() {
  return null;
}

/** Renders a page with a router, for its links. */
export function showPage(client: QueryClient, page: ReactNode): void {
  const root = createRootRoute({ component: () => <Suspense fallback="suspended">{page}</Suspense> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** Names of the visible decks, in order. */
export async function deckNames(): Promise<readonly (string | null)[]> {
  const decks = await screen.findAllByRole("article");
  return decks.map(
    (deck) => within(within(deck).getByRole("heading", { level: 2 })).getByRole("link").textContent,
  );
}
