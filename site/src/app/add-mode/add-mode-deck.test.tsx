import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ALAN, GUNS, renderRouter, SERVER, signInBeforeEach } from "../../../test/deck-page";
import { listedResponse } from "../../../test/deck-response";
import { stubApi } from "../../../test/stub-api";
import { rememberCurrentDeck } from "../../data/current-deck";
import { DOLL, GOVERN } from "../../domain/deck/operations/operations.test.support";
import { asDeckId } from "../../domain/deck/url/deck-route";
import { sampleClient } from "../../features/card/samples/render-card";
import type { AddTargetState } from "../../features/search/add-mode/add-mode";
import { stubWindow } from "../../features/search/search-screen.test.support";
import type { ListedDeckSchema } from "../../generated/api";
import { AddModeDeck } from "./add-mode-deck";

const WHOLE = { ...GUNS, cards: { [ALAN]: 4, [DOLL]: 2, [GOVERN]: 0 } };
const listed = (change: Partial<ListedDeckSchema> = {}) =>
  listedResponse({ cryptCount: 4, libraryCount: 2, ...change });
const HOME = {
  ...SERVER,
  "GET /api/deck/Aguns0001": { body: WHOLE },
  "GET /api/deck/Aween0001": { body: { ...WHOLE, deckid: "Aween0001", name: "Weenies", cards: {} } },
  "GET /api/decks": {
    body: { decks: [listed(), listed({ deckid: "Aween0001", name: "Weenies" })], families: {} },
  },
};

signInBeforeEach();

/** The deck beside the results, and the target that they are added to. */
function show(answers: Parameters<typeof stubApi>[0] = HOME) {
  const sent = stubApi(answers);
  const targets: AddTargetState[] = [];
  const onTarget = (target: AddTargetState) => targets.push(target);
  const root = createRootRoute();
  const beside = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <AddModeDeck onTarget={onTarget} />,
  });
  const decks = createRoute({ getParentRoute: () => root, path: "/decks/{-$id}" });
  const router = createRouter({
    routeTree: root.addChildren([beside, decks]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  renderRouter(router, sampleClient());
  const last = () => targets.at(-1);
  const target = () => {
    const to = last();
    return to === "loading" ? undefined : to;
  };
  return { sent, last, target };
}

const region = (name: string | RegExp) => screen.findByRole("region", { name });

it("shows the last opened deck: totals, copies, names, and considered cards", async () => {
  rememberCurrentDeck(asDeckId("Aguns0001"));
  show();
  const crypt = within(await region("Crypt [4 of 12+]"));
  expect(crypt.getByRole("listitem")).toHaveTextContent(/^4 ?Alan Sovereign/);
  const library = await region("Library [2 of 60-90]");
  expect(within(library).getByRole("list", { name: "Master" })).toHaveTextContent(/^2 ?Blood Doll/);
  expect(within(library).getByRole("list", { name: /^Side library/ })).toHaveTextContent(
    /^0 ?Govern the Unaligned/,
  );
  expect(screen.getByRole("link", { name: "Guns" })).toHaveAttribute("href", "/decks/Aguns0001");
  expect(screen.getByRole("link", { name: "Blood Doll" })).toHaveAttribute("href", `/cards/${DOLL}`);
});

it("adds cards, saves them, and undoes that", async () => {
  rememberCurrentDeck(asDeckId("Aguns0001"));
  const { sent, target } = show();
  await region("Library [2 of 60-90]");
  act(() => target()?.change(DOLL, 3));
  expect(target()?.cards.get().get(DOLL)).toBe(3);
  await region("Library [3 of 60-90]");
  await waitFor(() => expect(screen.getByText("Saved")).toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(target()?.cards.get().get(DOLL)).toBe(2);
  await waitFor(() => {
    const edits = sent.filter(({ call }) => call.startsWith("PUT")).map(({ body }) => body);
    expect(edits).toEqual([{ cards: { [DOLL]: 3 } }, { cards: { [DOLL]: 2 } }]);
  });
});

it("is a line with the totals on narrow screens", async () => {
  stubWindow(1024);
  rememberCurrentDeck(asDeckId("Aguns0001"));
  show();
  expect(await screen.findByRole("img", { name: "4 crypt cards, 2 library cards" })).toHaveTextContent(
    "4 + 2",
  );
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
});

it("asks for a deck if none was opened, and continues with the chosen one", async () => {
  const { target } = show();
  const choice = await screen.findByRole("combobox", { name: "Deck that cards are added to" });
  expect(target()).toBeUndefined();
  fireEvent.change(choice, { target: { value: "Aween0001" } });
  expect(await screen.findByRole("link", { name: "Weenies" })).toBeInTheDocument();
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "Aguns0001" } });
  expect(await screen.findByRole("link", { name: "Guns" })).toBeInTheDocument();
  expect(target()?.cards.get().get(DOLL)).toBe(2);
});

it("offers no deck that is hidden or locked", async () => {
  const decks = [
    listed(),
    listed({ deckid: "Ahidd0001", name: "Hidden", hidden: true }),
    listed({ deckid: "Alock0001", name: "Locked", locked: true }),
  ];
  show({ ...HOME, "GET /api/decks": { body: { decks, families: {} } } });
  const choice = await screen.findByRole("combobox", { name: "Deck that cards are added to" });
  const offered = within(choice).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Choose a deck", "Guns"]);
});

it.each([
  ["is locked", { body: { ...WHOLE, locked: true } }, "“Guns” cannot be edited right now."],
  [
    "is a public copy",
    { body: { ...WHOLE, publicParent: "Aabcd1234" } },
    "“Guns” cannot be edited right now.",
  ],
  [
    "is gone",
    { status: 400, body: { error: { code: "unknown-deck", message: "" } } },
    /^Choose or open one of your decks/,
  ],
])("says so where the deck %s", async (_why, answer, shown) => {
  rememberCurrentDeck(asDeckId("Aguns0001"));
  const { last } = show({ ...HOME, "GET /api/deck/Aguns0001": answer });
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(last()).toBeUndefined();
});

it("tells a user without decks how to get one", async () => {
  show({ ...HOME, "GET /api/decks": { body: { decks: [], families: {} } } });
  expect(await screen.findByText("You do not have any decks in your collection yet")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to your decks" })).toHaveAttribute("href", "/decks");
});
