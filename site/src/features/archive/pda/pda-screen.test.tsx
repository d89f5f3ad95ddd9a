import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mineOptions } from "../../../data/pda/mine";
import { setPreferences } from "../../../data/preferences";
import { session } from "../../../data/session";
import { Ownership } from "../../../domain/archive/ownership";
import { clientWithCards, columnsOf, deckNames, pageProps, showPage } from "../archive-pages.test.support";
import { afterPdaTest, beforePdaTest, Filters, MINE, OwnDecks, show } from "./pda-page.test.support";
import { PdaScreen } from "./pda-screen";

beforeEach(beforePdaTest);
afterEach(afterPdaTest);

it("shows the newest decks before a search", async () => {
  show({});
  expect(await deckNames()).toEqual(["Newest", "Middle", "Oldest"]);
  expect(screen.getByText("The 3 newest decks")).toBeInTheDocument();
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
