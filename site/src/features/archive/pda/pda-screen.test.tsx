import type { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { type ComponentType, useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Mine, mineOptions } from "../../../data/pda/mine";
import { pdaFilesOptions } from "../../../data/pda/pda-files";
import { setPreferences } from "../../../data/preferences";
import { session } from "../../../data/session";
import { bareArchive } from "../../../domain/archive/archive";
import { Ownership } from "../../../domain/archive/ownership";
import { sampleCryptBase, sampleLibraryBase } from "../../../domain/samples/bases";
import type { PdaArchive } from "../../../generated/published";
import type { OwnArchiveProps, OwnershipState } from "../archive-page";
import {
  CARDS,
  clientWithCards,
  columnsOf,
  deckNames,
  NoCardPicker,
  pageProps,
  showPage,
  stubWindow,
  type TestDeck,
} from "../archive-pages.test.support";
import { PdaFilters, type PdaFiltersProps } from "./pda-filters";
import { PdaScreen } from "./pda-screen";

const DECKS: readonly TestDeck[] = [
  { id: "Anew00001", name: "Newest", day: "2026-03-01", cards: CARDS.theo },
  { id: "Bmid00001", name: "Middle", day: "2025-03-01", cards: CARDS.boleslaw },
  { id: "Cold00001", name: "Oldest", day: "2024-03-01", cards: CARDS.converts },
];

const PUBLISHED: PdaArchive = {
  decks: columnsOf(DECKS),
  authors: ["Ada", "Bruno"],
  authorOf: [0, 1, 0],
  updated: columnsOf(DECKS).dates,
  favorites: [1, 0, 7],
};

const MINE: Mine = {
  favorites: new Set(["Cold00001"]),
  counts: new Map(),
  own: new Set(["Anew00001", "Bmid00001"]),
  decks: [],
  removed: new Set(),
};

const [crypt, library] = [sampleCryptBase(), sampleLibraryBase()];
const SECRET = bareArchive(
  columnsOf([{ id: "Dsec00001", name: "Kept", day: "2026-01-01", cards: CARDS.theo }]),
  {
    find: (id) => crypt.byId.get(id) ?? library.byId.get(id),
    hasTrait: () => false,
  },
);

function OwnDecks({ onArchive }: OwnArchiveProps) {
  useLayoutEffect(() => onArchive(SECRET), [onArchive]);
  return null;
}

function NoOwnDecks({ onArchive }: OwnArchiveProps) {
  useLayoutEffect(() => onArchive("failed"), [onArchive]);
  return <p role="alert">CONNECTION PROBLEM</p>;
}

const Filters = (props: PdaFiltersProps) => <PdaFilters {...props} CardPicker={NoCardPicker} />;

interface Shown {
  readonly q?: object;
  readonly published?: PdaArchive | undefined;
  readonly signedIn?: boolean;
  /** What the user has marked; null: not loaded. */
  readonly mine?: Mine | null;
  readonly own?: ComponentType<OwnArchiveProps>;
  readonly client?: QueryClient;
  /** Inventory mode. */
  readonly ownership?: OwnershipState;
}

function show({
  q,
  published = PUBLISHED,
  signedIn = false,
  mine = MINE,
  own = OwnDecks,
  client = clientWithCards(),
  ownership,
}: Shown) {
  session.set(signedIn ? "in" : "out");
  if (signedIn && mine) client.setQueryData(mineOptions().queryKey, mine);
  client.setQueryData(pdaFilesOptions().queryKey, { archive: published, names: "" });
  const { props, written } = pageProps(q);
  showPage(client, <PdaScreen {...props} inventory={ownership} OwnArchive={own} Filters={Filters} />);
  return written;
}

beforeEach(() => {
  stubWindow();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  setPreferences({ sort: {} });
});
afterEach(() => {
  session.set("out");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows the newest decks before a search", async () => {
  show({});
  expect(await deckNames()).toEqual(["Newest", "Middle", "Oldest"]);
  expect(screen.getByText("The 3 newest decks")).toBeInTheDocument();
});

describe("the source", () => {
  it.each([
    ["any", undefined, ["Newest", "Middle", "Oldest"]],
    ["my", { src: "my" }, ["Newest", "Middle"]],
    ["favorites", { src: "favorites" }, ["Oldest"]],
    ["my-nonpublic", { src: "my-nonpublic" }, ["Kept"]],
    ["my, with another filter", { src: "my", author: "Bruno" }, ["Middle"]],
  ])("%s lists the right decks", async (_, q, names) => {
    show({ ...(q && { q }), signedIn: true });
    await screen.findByText(names[0] ?? "");
    expect(await deckNames()).toEqual(names);
  });

  it.each(["my", "favorites"])("%s waits for the decks of the user", async (src) => {
    const client = clientWithCards();
    show({ q: { src }, signedIn: true, mine: null, client });
    expect(await screen.findByText("pending")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText(/^TOTAL/)).not.toBeInTheDocument();
    act(() => {
      client.setQueryData(mineOptions().queryKey, MINE);
    });
    expect(await deckNames()).toEqual(src === "my" ? ["Newest", "Middle"] : ["Oldest"]);
  });

  it("shows a message when the decks of the user cannot be loaded, and other filters work", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 418 }));
    show({ q: { src: "my", author: "Bruno" }, signedIn: true, mine: null });
    expect(await screen.findByRole("alert")).toHaveTextContent("when you are logged in");
    expect(await deckNames()).toEqual(["Middle"]);
  });

  it("stays when the session ends during work", async () => {
    show({ q: { src: "my" }, signedIn: true });
    await deckNames();
    const source = await screen.findByRole("combobox", { name: "Decks" });
    act(() => session.set("ended"));
    expect(source).toBeInTheDocument();
    expect(await deckNames()).toEqual(["Newest", "Middle"]);
  });

  it("is only offered to signed-in users", async () => {
    show({});
    await deckNames();
    expect(screen.queryByRole("combobox", { name: "Decks" })).not.toBeInTheDocument();
  });

  it("is written to the URL when it is chosen", async () => {
    const written = show({ signedIn: true });
    await deckNames();
    const source = await screen.findByRole("combobox", { name: "Decks" });
    expect(
      within(source)
        .getAllByRole("option")
        .map((one) => one.textContent),
    ).toEqual(["All", "Favorites", "My", "My non-public"]);
    fireEvent.change(source, { target: { value: "favorites" } });
    expect(await deckNames()).toEqual(["Oldest"]);
    await vi.waitFor(() => expect(written).toEqual([{ src: "favorites" }]));
  });

  it("shows a message for anonymous users, and other filters work", async () => {
    show({ q: { src: "my" } });
    expect(await screen.findByRole("alert")).toHaveTextContent("when you are logged in");
  });

  it("has no favorites for decks that are not public", async () => {
    show({ q: { src: "my-nonpublic" }, signedIn: true });
    await screen.findByText("Kept");
    expect(screen.queryByRole("button", { name: "Favorite" })).not.toBeInTheDocument();
  });

  it("shows an error instead of loading forever if it cannot be fetched", async () => {
    show({ q: { src: "my-nonpublic" }, signedIn: true, own: NoOwnDecks });
    expect(await screen.findByRole("alert")).toHaveTextContent("CONNECTION PROBLEM");
    expect(screen.queryByText("pending")).not.toBeInTheDocument();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });
});

it("reserves the space of the marks until those of the user are loaded", async () => {
  const client = clientWithCards();
  show({ signedIn: true, mine: null, client });
  const marks = await screen.findAllByLabelText("Favorite");
  expect(marks).toHaveLength(3);
  for (const mark of marks) expect(mark).not.toBeVisible();
  act(() => {
    client.setQueryData(mineOptions().queryKey, MINE);
  });
  await vi.waitFor(() => expect(marks.at(-1)).toHaveAttribute("aria-pressed", "true"));
  for (const mark of marks) expect(mark).toBeVisible();
});

describe("the order", () => {
  it.each([
    ["new", ["Newest", "Middle", "Oldest"]],
    ["old", ["Oldest", "Middle", "Newest"]],
    ["favorites", ["Oldest", "Newest", "Middle"]],
  ])("%s is stored", async (sort, names) => {
    show({ q: { date: { from: 1997 } } });
    await deckNames();
    fireEvent.change(screen.getByRole("combobox", { name: "Sort by" }), { target: { value: sort } });
    expect(await deckNames()).toEqual(names);
  });
});

describe("without decks", () => {
  it("says that there are no public decks yet", async () => {
    const none = { decks: columnsOf([]), authors: [], authorOf: [], updated: [], favorites: [] };
    show({ published: none });
    expect(await screen.findByText("There are no decks here yet.")).toBeInTheDocument();
  });

  it("says that no deck matches, and resets the search", async () => {
    const written = show({ q: { tags: { ally: true } } });
    const panel = (await screen.findByText("NO DECKS FOUND")).parentElement ?? document.body;
    fireEvent.click(within(panel).getByRole("button", { name: "Clear all" }));
    expect(await deckNames()).toEqual(["Newest", "Middle", "Oldest"]);
    await vi.waitFor(() => expect(written.at(-1)).toBeUndefined());
  });

  it("shows a loading state", async () => {
    session.set("out");
    const { props } = pageProps(undefined);
    showPage(clientWithCards(), <PdaScreen {...props} OwnArchive={OwnDecks} Filters={Filters} />);
    expect(await screen.findByText("pending")).toBeInTheDocument();
  });

  it("shows an error, and tries again", async () => {
    session.set("out");
    const answers = vi.fn(async () => new Response(null, { status: 418 }));
    vi.stubGlobal("fetch", answers);
    const { props } = pageProps(undefined);
    showPage(clientWithCards(), <PdaScreen {...props} OwnArchive={OwnDecks} Filters={Filters} />);
    expect(await screen.findByRole("alert")).toHaveTextContent("CONNECTION PROBLEM");
    answers.mockImplementation(async () => new Response(null, { status: 404 }));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("There are no decks here yet.")).toBeInTheDocument();
  });
});

describe("the inventory", () => {
  /** 12 of 72 cards of the first deck, 66 of the second and none of the third. */
  const OWNED = new Ownership(
    new Map([
      [201362, 12],
      [201528, 6],
      [100518, 99],
    ]),
  );
  const owned = () => screen.getAllByText(/% owned$/).map(({ textContent }) => textContent);

  it("finds the decks of which enough is owned, and shows how much", async () => {
    show({ q: { matchInventory: { library: "0.9" } }, ownership: OWNED });
    expect(await deckNames()).toEqual(["Middle"]);
    expect(owned()).toEqual(["91% owned"]);
    expect(screen.getByText(/6 of 12 owned$/)).toBeInTheDocument();
    expect(screen.getByText(/60 of 60 owned$/)).toBeInTheDocument();
    expect(screen.getByText("90% of the library owned")).toBeInTheDocument();
  });

  it("sorts by the share that is owned", async () => {
    setPreferences({ sort: { pda: "owned" } });
    show({ q: { date: { from: 2000 } }, ownership: OWNED });
    expect(await deckNames()).toEqual(["Middle", "Newest", "Oldest"]);
    expect(owned()).toEqual(["91% owned", "16% owned", "0% owned"]);
  });

  it("shows no deck as found and no number before it is loaded", async () => {
    show({ q: { matchInventory: { crypt: "0.7" } }, ownership: "loading" });
    expect(await screen.findByText("pending")).toBeInTheDocument();
    expect(screen.queryByText(/^TOTAL/)).toBeNull();
  });

  it("reserves the space of the numbers while decks are listed", async () => {
    show({ ownership: "loading" });
    expect(await deckNames()).toHaveLength(3);
    expect(screen.getAllByText("… owned")).toHaveLength(3);
  });

  it("writes the chosen shares to the URL", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const written = show({ ownership: OWNED });
    fireEvent.change(await screen.findByRole("combobox", { name: "Crypt owned" }), {
      target: { value: "1" },
    });
    fireEvent.change(screen.getByRole("combobox", { name: "Scale to" }), { target: { value: "60" } });
    await vi.waitFor(() => expect(written.at(-1)).toEqual({ matchInventory: { crypt: "1", scaling: "60" } }));
    vi.useRealTimers();
  });

  it.each([
    ["without inventory mode", undefined],
    ["after a failure", "failed" as const],
  ])("%s a shared search explains itself, and shows no numbers", async (_when, ownership) => {
    show({ q: { matchInventory: { crypt: "0.7" } }, ...(ownership && { ownership }) });
    expect(await deckNames()).toHaveLength(3);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Decks can be compared with your inventory when you are logged in and inventory mode is on.",
    );
    expect(screen.queryAllByText(/% owned$/)).toEqual([]);
  });
});
