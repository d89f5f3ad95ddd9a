import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setPreferences } from "../../data/preferences";
import type { CryptId } from "../../domain/card/card";
import { sampleCryptBase } from "../../domain/samples/bases";
import { CardOpenerProvider } from "../../ui/card/card-opener";
import { FilterSheet } from "./lazy-sheet";
import { showSearch, stubWindow } from "./search-screen.test.support";

const names = () =>
  within(screen.getByRole("list", { name: "Results" }))
    .getAllByRole("link")
    .map((link) => link.textContent);
const type = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Text, row 1" }), { target: { value: text } });
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  sessionStorage.clear();
  setPreferences({ sort: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("on a wide window", () => {
  beforeEach(() => stubWindow(1440));

  it("lists nothing before a search and offers examples", () => {
    showSearch();
    expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Toreador princes and justicars" })).toHaveAttribute(
      "href",
      expect.stringContaining("/crypt?q="),
    );
  });

  it("shows results of typing at once and writes the URL 250 ms later", () => {
    const { written } = showSearch();
    type("bole");
    expect(names()).toEqual(["Bolesław Gutowski"]);
    wait(249);
    expect(written).toEqual([]);
    wait(1);
    expect(written).toEqual([{ q: { text: [{ value: "bole", logic: "and" }] }, replace: false }]);
  });

  it("opens a card with the list at the time of the click", () => {
    const open = vi.fn();
    showSearch({
      q: { text: [{ value: "theo" }] },
      site: (shown) => <CardOpenerProvider value={{ open }}>{shown}</CardOpenerProvider>,
    });
    const theos = screen.getAllByRole("link", { name: /^Theo Bell/ });
    expect(theos.length).toBeGreaterThan(1);
    const results = screen.getByRole("list", { name: "Results" });
    fireEvent.click(within(results).getAllByRole("listitem")[0] ?? results);
    expect(open.mock.lastCall?.[1]).toHaveLength(theos.length);
    type("bole");
    fireEvent.click(screen.getByRole("link", { name: "Bolesław Gutowski" }));
    expect(open.mock.lastCall?.[1]).toEqual([open.mock.lastCall?.[0]]);
  });

  it("writes a discipline after 180 ms; quick changes are one entry of the history", () => {
    const { written } = showSearch();
    click("Celerity");
    wait(180);
    click("Celerity, inferior");
    wait(180);
    expect(written).toEqual([
      { q: { disciplines: { Celerity: 1 } }, replace: false },
      { q: { disciplines: { Celerity: 2 } }, replace: true },
    ]);
    wait(3000);
    click("Celerity, superior");
    wait(180);
    expect(written.at(-1)).toEqual({ q: undefined, replace: false });
  });

  it("does not search automatically for one or two characters, but on Enter", () => {
    showSearch();
    type("bo");
    expect(screen.getByText(/Press Enter/)).toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
    fireEvent.submit(screen.getByRole("searchbox", { name: "Text, row 1" }));
    expect(names()).toContain("Bolesław Gutowski");
    expect(screen.queryByText(/Press Enter/)).not.toBeInTheDocument();
  });

  it("sets an absent discipline to inferior by the first click and keeps the others", () => {
    const { written } = showSearch({ q: { disciplines: { Celerity: 2 } } });
    click("Dominate");
    expect(screen.getByRole("button", { name: "Dominate, inferior" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    wait(180);
    expect(written.at(-1)?.q).toEqual({ disciplines: { Celerity: 2, Dominate: 1 } });
    expect(names()).toEqual(["Theo Bell (G6)", "Theo Bell"]);
  });

  it("has one level for virtues", () => {
    showSearch();
    click("Judgment");
    expect(screen.getByRole("button", { name: "Judgment" })).toHaveAttribute("aria-pressed", "true");
    click("Judgment");
    expect(screen.getByRole("button", { name: "Judgment" })).toHaveAttribute("aria-pressed", "false");
  });

  it("cycles through the logic of a clan: OR, AND, NOT, OR", () => {
    const { written } = showSearch({ q: { clan: { value: ["brujah"], logic: "or" } } });
    for (const [from, to] of Object.entries({ OR: "and", AND: "not", NOT: "or" })) {
      click(`Logic: ${from}`);
      wait(180);
      expect(written.at(-1)?.q).toEqual({ clan: { value: ["brujah"], logic: to } });
    }
  });

  it("offers ONLY for disciplines of library cards, and no AND for sects", () => {
    const { written } = showSearch({
      kind: "library",
      q: { discipline: { value: ["dominate"], logic: "not" }, sect: { value: ["camarilla"], logic: "or" } },
    });
    click("Logic: NOT");
    expect(screen.getByRole("button", { name: "Logic: ONLY" })).toHaveTextContent("≡");
    click("Logic: OR");
    wait(180);
    expect(written.at(-1)?.q).toEqual({
      discipline: { value: ["dominate"], logic: "only" },
      sect: { value: ["camarilla"], logic: "not" },
    });
  });

  it("describes the search in words and removes a part by one click", () => {
    const { written } = showSearch({
      q: {
        capacity: { value: [{ capacity: "7", moreless: "le" }], logic: "or" },
        group: { 2: true, 6: true },
      },
    });
    const words = within(screen.getByRole("list", { name: "Active filters" }));
    expect(words.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "capacity at most 7×",
      "group 2×",
      "orgroup 6×",
      "Clear all",
    ]);
    click("Remove: group 2");
    expect(written).toEqual([
      {
        q: { capacity: { value: [{ capacity: "7", moreless: "le" }], logic: "or" }, group: { 6: true } },
        replace: false,
      },
    ]);
    click("Clear all");
    expect(written.at(-1)).toEqual({ q: undefined, replace: false });
    expect(screen.getByText("Who are you looking for?")).toBeInTheDocument();
  });

  it("reports an unknown key in the URL; the rest works", () => {
    showSearch({ q: { clann: { value: ["brujah"] }, clan: { value: ["tzimisce"], logic: "or" } } });
    expect(screen.getByText("clann: unknown filter")).toBeInTheDocument();
    expect(names()).toEqual(["Lawbringer"]);
    type("law");
    expect(screen.queryByText("clann: unknown filter")).not.toBeInTheDocument();
  });

  it("accepts a URL without valid JSON", () => {
    showSearch({ q: "{not json" });
    expect(screen.getByText(/is not valid JSON: \{not json/)).toBeInTheDocument();
    expect(screen.getByText("Who are you looking for?")).toBeInTheDocument();
  });

  it("reports an invalid pattern", () => {
    showSearch({ q: { text: [{ value: "[a-z", regex: true, logic: "and" }] } });
    expect(screen.getByText(/“\[a-z” is not a valid regular expression/)).toBeInTheDocument();
    expect(screen.getByText("NO CARDS FOUND")).toBeInTheDocument();
  });

  it("shows EMPTY REQUEST for an empty form", () => {
    showSearch();
    fireEvent.submit(screen.getByRole("searchbox", { name: "Text, row 1" }));
    expect(screen.getByText("EMPTY REQUEST")).toBeInTheDocument();
    type("bole");
    expect(screen.queryByText("EMPTY REQUEST")).not.toBeInTheDocument();
  });

  it("shows NO CARDS FOUND without results", () => {
    showSearch();
    type("no card says this");
    expect(screen.getByText("NO CARDS FOUND")).toBeInTheDocument();
  });

  it("follows external changes of the URL", () => {
    const { goTo } = showSearch({ q: { clan: { value: ["tzimisce"], logic: "or" } } });
    goTo({ text: [{ value: "bole", logic: "and" }] });
    expect(screen.getByRole("searchbox", { name: "Text, row 1" })).toHaveValue("bole");
    expect(names()).toEqual(["Bolesław Gutowski"]);
  });

  it("keeps typed text when the URL is updated later", () => {
    const { written, goTo } = showSearch();
    type("bole");
    wait(250);
    type("boles");
    goTo(written[0]?.q as object);
    expect(screen.getByRole("searchbox", { name: "Text, row 1" })).toHaveValue("boles");
  });

  it("counts more than 400 cards and shows them on request", () => {
    const sample = sampleCryptBase();
    const [card] = sample.cards;
    if (!card) throw new Error("The sample is empty");
    const cards = Array.from({ length: 401 }, (_, at) => ({ ...card, id: (200001 + at) as CryptId }));
    const base = {
      ...sample,
      cards,
      english: { ...sample.english, names: () => [], folded: () => cards.map(() => "") },
    };
    showSearch({ q: { clan: { value: ["ventrue"], logic: "or" } }, base });
    expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
    expect(screen.getByText("401 cards")).toBeInTheDocument();
    click("SHOW 401");
    const [first] = within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem");
    expect(first).toHaveAttribute("aria-setsize", "401");
    expect(first).toHaveAttribute("aria-posinset", "1");
  });

  it("stores the sort order", () => {
    showSearch({ q: { clan: { value: ["brujah"], logic: "or" } } });
    expect(names()[0]).toBe("Theo Bell (G6)");
    fireEvent.change(screen.getByRole("combobox", { name: "Sort by" }), {
      target: { value: "Capacity - Min to Max" },
    });
    expect(names()[0]).toBe("Volker, The Puppet Prince");
  });

  it("navigates rows with the arrow keys; one row is in the tab order", () => {
    showSearch({ q: { clan: { value: ["brujah"], logic: "or" } } });
    const list = screen.getByRole("list", { name: "Results" });
    const links = within(list).getAllByRole("link");
    links[0]?.focus();
    fireEvent.keyDown(list, { key: "ArrowDown" });
    expect(links[1]).toHaveFocus();
    expect(links.filter((link) => link.tabIndex === 0)).toEqual([links[1]]);
    fireEvent.keyDown(list, { key: "End" });
    expect(links.at(-1)).toHaveFocus();
    fireEvent.keyDown(list, { key: "Home" });
    expect(links[0]).toHaveFocus();
  });

  it("keeps pinned cards across searches", async () => {
    vi.useRealTimers();
    showSearch({ q: { clan: { value: ["tzimisce"], logic: "or" } } });
    click("Compare Lawbringer");
    click("Clear all");
    const tray = within(await screen.findByRole("list", { name: "Compared cards" }));
    expect(tray.getByRole("link", { name: "Lawbringer" })).toHaveAttribute("href", "/cards/201761");
    fireEvent.click(tray.getByRole("button", { name: "Stop comparing Lawbringer" }));
    expect(screen.queryByRole("list", { name: "Compared cards" })).not.toBeInTheDocument();
  });

  it("shows the ADV mark after the name of an advanced card, not in it", () => {
    showSearch({ q: { text: [{ value: "alan sov", in: "name", logic: "and" }] } });
    expect(names()).toEqual(["Alan Sovereign", "Alan Sovereign"]);
    expect(screen.getAllByText("ADV")).toHaveLength(1);
  });
});

describe("on a phone", () => {
  beforeAll(() => FilterSheet.load());
  beforeEach(() => stubWindow(390));

  it("counts while the form changes and searches by the button", () => {
    const { written } = showSearch();
    click("Filters");
    const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
    fireEvent.click(sheet.getByRole("button", { name: "Celerity" }));
    expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
    wait(1000);
    expect(written).toEqual([]);
    fireEvent.click(sheet.getByRole("button", { name: "Show 5 cards" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(names()).toHaveLength(5);
    expect(written).toEqual([{ q: { disciplines: { Celerity: 1 } }, replace: false }]);
  });

  it("shows EMPTY REQUEST for an empty form and stays open", () => {
    showSearch();
    click("Filters");
    const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
    fireEvent.click(sheet.getByRole("button", { name: "Search" }));
    expect(sheet.getByText("EMPTY REQUEST")).toBeInTheDocument();
  });
});
