import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { savedFiles } from "../../../../../test/saved-files";
import { OfflineError } from "../../../../data/api";
import { ConnectionError } from "../../../../data/http";
import type { Deck, DeckId } from "../../../../domain/deck/deck";
import { shownName } from "../../../../domain/deck/export/written-deck";
import { copiesOf, findCard } from "../../../../domain/deck/samples/deck-cards";
import { ExportDialog } from "./export-dialog";

const DECK: Deck = {
  id: "abcdefghi" as DeckId,
  name: "Dolls",
  author: "Ann",
  description: "",
  tags: [],
  cards: copiesOf({ 100199: 2, 201613: 1 }),
  isAuthor: true,
  isNonEditable: false,
  revisionLabel: "",
  revisionGroup: undefined,
  inventoryType: "virtual",
  markers: new Map(),
  hidden: false,
  locked: false,
  released: [],
  publicChild: false,
  publicParent: false,
  reviewOf: undefined,
  version: 1,
  created: "2026-01-01T00:00:00Z",
  changed: "2026-01-01T00:00:00Z",
};
const CARDS = { find: findCard, naming: shownName };

const saved = savedFiles();
const writeText = vi.fn(async (_: string) => {});

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start(loadAll?: () => Promise<readonly Deck[]>) {
  render(<ExportDialog deck={DECK} cards={CARDS} loadAll={loadAll} onClose={() => {}} />);
}

const group = (name: string) => within(screen.getByRole("region", { name }));
const labels = (name: string) =>
  group(name)
    .getAllByRole("button")
    .map((button) => button.textContent);

describe("exporting a deck", () => {
  it("offers every format as a file, and all but Excel for the clipboard", () => {
    start();
    const texts = ["Text", "TWD", "TWD (with hints)", "Lackey", "JOL"];
    expect(labels("Save as file")).toEqual([...texts, "Excel"]);
    expect(labels("Clipboard")).toEqual(texts);
    expect(screen.queryByRole("region", { name: "Export all decks" })).toBeNull();
  });

  it.each([
    ["Text", "Dolls [text].txt", /^Deck Name: Dolls\nAuthor: Ann\n/],
    ["TWD (with hints)", "Dolls [twdHints].txt", /^# /],
    ["Excel", "Dolls.xlsx", /^PK/],
  ])("saves %s as %s", async (format, name, content) => {
    start();
    fireEvent.click(group("Save as file").getByRole("button", { name: format }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(name);
    expect(await saved[0]?.content.text()).toMatch(content);
  });

  it("copies, and confirms that for a second", async () => {
    vi.useFakeTimers();
    start();
    const button = group("Clipboard").getByRole("button", { name: "JOL" });
    await act(async () => {
      fireEvent.click(button);
    });
    expect(writeText).toHaveBeenCalledExactlyOnceWith("1xTheo Bell (G6)\n2xBlood Doll\n");
    expect(button).toHaveTextContent("Copied");
    act(() => vi.advanceTimersByTime(1000));
    expect(button).toHaveTextContent("JOL");
    vi.useRealTimers();
  });
});

describe("exporting all decks", () => {
  it("creates one archive", async () => {
    start(async () => [DECK, { ...DECK, name: "Guns" }]);
    expect(labels("Export all decks")).toEqual(["Text", "Lackey", "JOL", "Excel"]);
    fireEvent.click(group("Export all decks").getByRole("button", { name: "Lackey" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^Decks \d{4}-\d\d-\d\d \[lackey\]\.zip$/);
    expect(await saved[0]?.content.text()).toMatch(/\/Dolls\.txt[\s\S]*\/Guns\.txt/);
  });

  it("shows the progress for many decks", async () => {
    start(async () => Array.from({ length: 120 }, (_, at) => ({ ...DECK, name: `Deck ${at}` })));
    const status = group("Export all decks").getByRole("status");
    const shown: string[] = [];
    new MutationObserver(() => shown.push(status.textContent ?? "")).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    fireEvent.click(group("Export all decks").getByRole("button", { name: "Text" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const done = shown.flatMap((text) => /^(\d+) of 120 decks$/.exec(text)?.[1] ?? []).map(Number);
    expect(done.length).toBeGreaterThan(1);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
  });

  it("reports a failure to fetch them", async () => {
    start(() => Promise.reject(new Error("offline")));
    fireEvent.click(group("Export all decks").getByRole("button", { name: "Text" }));
    await waitFor(() => expect(group("Export all decks").getByRole("status")).toHaveTextContent("ERROR"));
    expect(saved).toEqual([]);
  });
});

describe("offline", () => {
  it("says that the code for workbooks is missing", async () => {
    vi.doMock("../../../../ui/workbook", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    start();
    fireEvent.click(group("Save as file").getByRole("button", { name: "Excel" }));
    const shown = await group("Save as file").findByText(/part of the site is not on this device yet/);
    expect(shown).toHaveRole("alert");
    vi.doUnmock("../../../../ui/workbook");
  });

  it.each([new OfflineError(), new ConnectionError("POST", "/api/decks/batch", undefined)])(
    "says that decks are missing after %o",
    async (error) => {
      start(() => Promise.reject(error));
      fireEvent.click(group("Export all decks").getByRole("button", { name: "Text" }));
      const status = group("Export all decks").getByRole("status");
      await waitFor(() => expect(status).toHaveTextContent(/^Some of your decks are not on this device yet/));
    },
  );
});
