import type { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tdaEventOptions, tdaListOptions } from "../../../data/archive/tda";
import type { TdaEvent, TdaList } from "../../../generated/published";
import {
  CARDS,
  clientWithCards,
  columnsOf,
  deckNames,
  NoCardPicker,
  pageProps,
  showPage,
  stubWindow,
} from "../archive-pages.test.support";
import { TdaFilters, type TdaFiltersProps } from "./tda-filters";
import { TdaScreen } from "./tda-screen";

const DAY = "2026-04-18";
const decks = columnsOf([
  { id: "1000001", name: "Theo goes", day: DAY, cards: CARDS.theo },
  { id: "1000002", name: "", day: DAY, cards: CARDS.boleslaw },
  { id: "1000003", name: "Converts", day: DAY, cards: CARDS.converts },
]);

const EVENT: TdaEvent = {
  id: "11669",
  name: "Example EC 2026",
  date: DAY,
  place: "Lyon, France",
  players: 20,
  rounds: 3,
  matches: 13,
  gw: 9,
  vp: 58.5,
  medianGw: 0,
  medianVp: 2.5,
  medianPlace: 3,
  decks,
  names: ["Ada", "Bruno", "Carla"],
  ranks: [3, 0, 1],
  wins: [1, 0, 3],
  points: [5.5, 0, 9],
};

const LIST: TdaList = {
  events: [
    { id: "11669", name: "Example EC 2026", date: DAY, place: "Lyon, France", players: 20, decks: 3 },
    {
      id: "online1",
      name: "Evening",
      date: "2025-01-09",
      place: "Online",
      players: 9,
      decks: 9,
      sample: true,
    },
  ],
};

const MANIFEST = { schema: 1, version: "1", counts: {}, files: {}, sources: [] };

const Filters = (props: TdaFiltersProps) => <TdaFilters {...props} CardPicker={NoCardPicker} />;

interface Shown {
  readonly event?: string;
  readonly q?: object | string;
  readonly list?: TdaList;
  readonly client?: QueryClient;
}

function show({ event = "", q, list = LIST, client = clientWithCards() }: Shown) {
  client.setQueryData(tdaListOptions().queryKey, list);
  client.setQueryData(tdaEventOptions(EVENT.id).queryKey, EVENT);
  const { props, written } = pageProps(q);
  showPage(client, <TdaScreen {...props} event={event} Filters={Filters} />);
  return written;
}

beforeEach(() => {
  stubWindow();
  vi.stubGlobal("fetch", async (url: string) =>
    url.endsWith("manifest.json") ? Response.json(MANIFEST) : new Response(null, { status: 404 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the list of tournaments", () => {
  it("lists tournaments, marks championships and samples, and explains how organizers check theirs", async () => {
    show({});
    const [first, second] = await screen.findAllByRole("listitem");
    expect(first).toHaveTextContent(
      "★ Championship: Example EC 202618 April 2026Lyon, France3 decks from 20 players",
    );
    expect(second).not.toHaveTextContent("Championship");
    expect(second).toHaveTextContent("Sample");
    expect(within(first ?? document.body).getByRole("link")).toHaveAttribute("href", "/tda/11669");
    expect(screen.getByText(/submit them with your tournament workbook\.$/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("make tda");
  });

  it("says that there are none yet", async () => {
    show({ list: { events: [] } });
    expect(await screen.findByText("There are no decks here yet.")).toBeInTheDocument();
  });

  it.each(["nosuch", "../11669", "x".repeat(300)])(
    "is shown with a message that there is no %s",
    async (event) => {
      show({ event });
      expect(await screen.findByRole("alert")).toHaveTextContent(`NO DATA AVAILABLE FOR EVENT #${event}`);
      expect(screen.getAllByRole("listitem")).toHaveLength(2);
    },
  );
});

describe("a tournament", () => {
  it.each([
    ["Event", "Example EC 2026"],
    ["Location", "Lyon, France"],
    ["Date", "18 April 2026"],
    ["Rounds", "3 rounds + final"],
    ["Players", "20"],
    ["Reported decks", "3 (15%), median place 3"],
    ["Matches", "13 (each 0.7 GW, 4.5 VP)"],
    ["Scores", "9 GW + 58.5 VP (median per player 0 GW + 2.5 VP)"],
  ])("shows %s: %s", async (name, value) => {
    show({ event: "11669" });
    const term = (await screen.findAllByText(name, { selector: "dt" }))[0];
    expect(term?.nextElementSibling).toHaveTextContent(value);
  });

  it("lists decks by rank with scores; disqualified ones come last", async () => {
    show({ event: "11669", q: { rank: { from: "20" } } });
    expect(await deckNames()).toEqual(["Converts", "Theo goes"]);
    const [winner, third] = screen.getAllByRole("article");
    expect(winner).toHaveTextContent("Carlaplace 13 GW, 9 VP");
    expect(third).toHaveTextContent("Adaplace 31 GW, 5.5 VP");
  });

  it("names a deck without a name after its player, and marks disqualified ones", async () => {
    show({ event: "11669" });
    expect(await deckNames()).toEqual(["Converts", "Theo goes", "Bruno"]);
    expect(screen.getByText("disqualified")).toBeInTheDocument();
  });

  it("draws a dot per deck, in another color if the search finds it", async () => {
    show({ event: "11669", q: { rank: { from: "1" } } });
    await deckNames();
    const dots = [...document.querySelectorAll("svg a")];
    const found = dots.filter((dot) => dot.textContent === "1 · Carla · Converts");
    const others = dots.filter((dot) => dot.textContent === "3 · Ada · Theo goes");
    expect(found.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(found.map((dot) => dot.querySelector("circle")?.getAttribute("class")))).not.toEqual(
      new Set(others.map((dot) => dot.querySelector("circle")?.getAttribute("class"))),
    );
  });

  it("opens the deck of a dot, and names it when the dot is focused or touched", async () => {
    show({ event: "11669" });
    await deckNames();
    const [dot] = screen.getAllByRole("link", { name: "1 · Carla · Converts" });
    expect(dot).toHaveAttribute("href", expect.stringContaining("/decks/deck?name=Converts"));
    const shown = () => document.querySelector("p[aria-hidden]")?.textContent;
    expect(shown()).toMatch(/^Point at a dot/);
    dot?.focus();
    await vi.waitFor(() => expect(shown()).toBe("1 · Carla · Converts"));
    const tap = () => {
      fireEvent.pointerDown(dot ?? document.body, { pointerType: "touch" });
      return fireEvent.click(dot ?? document.body);
    };
    const [first, second] = [tap(), tap()];
    expect([first, second]).toEqual([false, true]);
  });

  it.each([
    ["the best two", "to", "3", { rank: { to: "3" } }, ["Theo goes"]],
    ["the best quarter", "from", "25%", { rank: { from: "25%" } }, ["Converts", "Theo goes"]],
  ])("searches %s by rank", async (_, end, value, q, names) => {
    const written = show({ event: "11669" });
    await deckNames();
    const label = end === "from" ? "Worst" : "Best";
    fireEvent.change(await screen.findByRole("combobox", { name: label }), { target: { value } });
    expect(await deckNames()).toEqual(names);
    await vi.waitFor(() => expect(written).toEqual([q]));
  });

  it("says that no deck matches", async () => {
    show({ event: "11669", q: { crypt: { 200104: { q: 1, m: "gt" } } } });
    expect(await screen.findByText("NO DECKS FOUND")).toBeInTheDocument();
  });

  it("applies the valid parts of a broken URL, and reports the others", async () => {
    show({ event: "11669", q: { rank: { from: "0", to: "3" }, colour: "red" } });
    const problems = await screen.findByRole("alert");
    expect(problems).toHaveTextContent("colour");
    expect(problems).toHaveTextContent("rank.from");
    expect(await deckNames()).toEqual(["Theo goes"]);
  });
});
