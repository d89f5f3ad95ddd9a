import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ComponentProps, useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import { bareArchive } from "../../../domain/archive/archive";
import { Ownership } from "../../../domain/archive/ownership";
import type { CardId } from "../../../domain/card/card";
import { sampleCryptBase, sampleLibraryBase } from "../../../domain/samples/bases";
import type { ModelDeck, ModelFinderProps, OwnershipState } from "../archive-page";
import {
  CARDS,
  clientWithCards,
  columnsOf,
  pageProps,
  showPage,
  stubWindow,
} from "../archive-pages.test.support";
import type { TwdFiltersProps } from "../filters/twd-filters";
import { MetaScreen } from "./meta-screen";

const [crypt, library] = [sampleCryptBase(), sampleLibraryBase()];
const ARCHIVE = bareArchive(
  columnsOf([
    { id: "2026theo", name: "Theo again", day: "2026-03-01", cards: CARDS.theo },
    { id: "2025theo", name: "Theo", day: "2025-03-01", cards: CARDS.theo },
    { id: "2025bole", name: "Bolesław", day: "2025-02-01", cards: CARDS.boleslaw },
    { id: "2024conv", name: "Converts", day: "2024-03-01", cards: CARDS.converts },
  ]),
  { find: (id) => crypt.byId.get(id) ?? library.byId.get(id), hasTrait: () => false },
);
const THEO: ModelDeck = { status: "ready", name: "Theo", cards: new Map([[201362 as CardId, 12]]) };
const ALL_OF_THEO = new Ownership(new Map([[201362, 12]]));

let answer = (_: ModelDeck) => {};

/** Finds a deck when the test answers. */
function SlowFinder({ onModel }: ModelFinderProps) {
  useLayoutEffect(() => {
    answer = onModel;
  }, [onModel]);
  return null;
}

/** The filters: one of them. */
function LikeTheo({ set }: TwdFiltersProps) {
  return (
    <button type="button" onClick={() => set.similar("2025theo")}>
      Like Theo
    </button>
  );
}

function FailedFinder({ onModel }: ModelFinderProps) {
  useLayoutEffect(() => onModel({ status: "failed" }), [onModel]);
  return null;
}

interface Shown {
  readonly q?: object;
  readonly joined?: boolean;
  readonly inventory?: OwnershipState;
  readonly ModelFinder?: ComponentProps<typeof MetaScreen>["ModelFinder"];
}

/** Shows the page; gives the searches that it writes to the URL. */
function show({ q, joined = false, inventory, ModelFinder }: Shown) {
  const client = clientWithCards();
  client.setQueryData(twdArchiveOptions().queryKey, ARCHIVE);
  const { props, written } = pageProps(q);
  showPage(
    client,
    <MetaScreen
      {...props}
      {...(ModelFinder && { ModelFinder })}
      weighing={{ weight: "equal", capped: false, joined }}
      onWeighing={() => {}}
      Filters={LikeTheo}
      inventory={inventory}
    />,
  );
  return written;
}

const scope = () => screen.findByText(/^\d+ wins?, with the weight/);

/** The page waits, and says nothing of decks. */
async function expectWaiting(): Promise<void> {
  expect(await screen.findByText("Loading…")).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText("Loading…")).toBeInTheDocument();
  expect(screen.queryByText(/with the weight|No winning deck matches/)).not.toBeInTheDocument();
  expect(screen.queryByText(/not found|loaded card data/)).not.toBeInTheDocument();
}

beforeEach(() => {
  stubWindow();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the search", () => {
  it.each([
    ["all decks", undefined, 4],
    ["typed units that no field holds", { also: ["clan:brujah or year:2024"] }, 3],
    ["a field", { date: { from: 2025, to: 2025 } }, 2],
  ])("counts %s", async (_, q, count) => {
    show({ ...(q && { q }) });
    expect(await scope()).toHaveTextContent(new RegExp(`^${count} wins,`));
    expect(screen.queryByText(/loaded card data/)).not.toBeInTheDocument();
  });

  it("waits for the deck to compare with", async () => {
    show({ q: { similar: "2025theo" }, ModelFinder: SlowFinder });
    await expectWaiting();
    act(() => answer(THEO));
    expect(await scope()).toHaveTextContent(/^2 wins,/);
  });

  it("keeps the links of what is shown until the next search is counted", async () => {
    show({ ModelFinder: SlowFinder });
    await scope();
    const link = () => screen.getByRole("link", { name: "Several clans" }).getAttribute("href");
    expect(link()).not.toContain("similar");
    fireEvent.click(screen.getByText("Filters"));
    fireEvent.click(await screen.findByRole("button", { name: "Like Theo" }));
    expect(await screen.findByText("Loading…")).toHaveClass("visually-hidden");
    expect(link()).not.toContain("similar");
    act(() => answer(THEO));
    await waitFor(() => expect(screen.getByText(/^2 wins,/)).toBeInTheDocument());
    expect(screen.queryByText("Loading…")).not.toBeInTheDocument();
  });

  it("says that the deck to compare with was not found, and counts the others", async () => {
    show({ q: { similar: "2025theo", date: { from: 2025, to: 2025 } }, ModelFinder: FailedFinder });
    expect(await scope()).toHaveTextContent(/^2 wins,/);
    expect(screen.getByText(/was not found/)).toBeInTheDocument();
  });

  it.each([
    ["waits for the inventory", "loading", undefined],
    ["compares with the inventory", ALL_OF_THEO, 2],
  ] as const)("%s", async (_, inventory, count) => {
    show({ q: { matchInventory: { crypt: "1" } }, inventory });
    if (count === undefined) await expectWaiting();
    else expect(await scope()).toHaveTextContent(new RegExp(`^${count} wins,`));
  });

  it("does not wait for an inventory that it does not ask for", async () => {
    show({ inventory: "loading" });
    expect(await scope()).toHaveTextContent(/^4 wins,/);
  });

  it("can be typed", async () => {
    show({});
    expect(await screen.findByRole("combobox", { name: "Typed search" })).toBeInTheDocument();
  });

  it("offers years by what they begin with", async () => {
    const written = show({});
    fireEvent.click(await screen.findByText("Since 2025"));
    expect(screen.getByText("Since 2022")).toBeInTheDocument();
    await waitFor(() => expect(written).toEqual([{ date: { from: 2025 } }]));
    expect(await scope()).toHaveTextContent(/^3 wins,/);
  });
});

it("decks of several clans lead to such decks", async () => {
  show({});
  await scope();
  const link = within(screen.getByRole("table", { name: "Clans" })).getByRole("link", {
    name: "Several clans",
  });
  const q = JSON.parse(new URL(link.getAttribute("href") ?? "", "https://x").searchParams.get("q") ?? "");
  expect(q.clan).toEqual({ value: ["several clans"], logic: "or" });
});

it.each([true, false])(
  "links show repeated decks, which is said where they count once: %s",
  async (joined) => {
    show({ joined });
    await scope();
    expect(screen.queryAllByText(/the links show them/)).toHaveLength(joined ? 1 : 0);
  },
);
