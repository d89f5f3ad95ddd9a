import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { vi } from "vitest";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import { dayNumber } from "../../domain/archive/days";
import { archiveOrder, deckColumns } from "../../domain/archive/deck-columns";
import { sampleCryptBase, sampleLibraryBase } from "../../domain/samples/bases";
import type { ArchiveRoomProps } from "./room";

/** A deck as a test tells it: real cards by id. */
export interface ToldDeck {
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

/** In the order of an archive, as they are published. */
export function columnsOf(decks: readonly ToldDeck[]) {
  const rows = decks.map(({ id, name, day, cards }) => ({
    id,
    name,
    day: dayNumber(day),
    cards: new Map(Object.entries(cards).map(([card, copies]) => [Number(card), copies])),
  }));
  return deckColumns(rows.toSorted(archiveOrder));
}

/** A wide window, with the filters beside the results, in which boxes have a height as they would on a screen. */
export function stubWindow(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query !== "print",
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
}

/** A client that knows a few real cards. */
export function clientWithCards(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  return client;
}

/** What the application gives every room; `written` has what the room writes to the address. */
export function roomProps(q: object | string | undefined) {
  const written: unknown[] = [];
  const props: ArchiveRoomProps = {
    q: typeof q === "object" ? JSON.stringify(q) : q,
    onQueryChange: (next) => written.push(next === undefined ? undefined : JSON.parse(next)),
    sheet: { open: false, set: () => {} },
    ModelFinder: NoFinder,
    onOpen: () => {},
    pending: <p>pending</p>,
  };
  return { props, written };
}

/** The application gives the real one. */
export function NoCardPicker() {
  return null;
}

/** A room at an address of its own, for what it links to. */
export function showRoom(client: QueryClient, room: ReactNode): void {
  const root = createRootRoute({ component: () => <Suspense fallback="suspended">{room}</Suspense> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** Names of the decks in sight, in their order. */
export async function deckNames(): Promise<readonly (string | null)[]> {
  const decks = await screen.findAllByRole("article");
  return decks.map(
    (deck) => within(within(deck).getByRole("heading", { level: 2 })).getByRole("link").textContent,
  );
}
