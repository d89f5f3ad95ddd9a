import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OfflineError } from "../../../../data/api";
import { copiesOf } from "../../../../domain/deck/samples/deck-cards";
import { ShareDialog } from "./share-dialog";

const DECK = {
  name: "Dolls",
  author: "",
  description: "",
  tags: [],
  cards: copiesOf({ 100199: 2, 201613: 1 }),
};
const STANDARD = "https://site.example/decks/abcdefghi";
const PAGE = "https://site.example/decks/deck";
const IN_ADDRESS = `${PAGE}?name=Dolls#201613=1;100199=2`;
const BUILDER = { name: "Other Builder", page: "https://other.example/decks/deck" };

const writeText = vi.fn(async (_: string) => {});

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});
afterEach(() => vi.unstubAllGlobals());

function start(changes: Partial<Parameters<typeof ShareDialog>[0]> = {}) {
  const props = {
    deck: DECK,
    standard: STANDARD,
    inUrlPage: PAGE,
    makeSnapshot: async () => "https://site.example/decks/snapshot1",
    builders: [BUILDER],
    onClose: () => {},
    ...changes,
  };
  render(<ShareDialog {...props} />);
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
}

describe("sharing a deck", () => {
  it.each([
    ["Copy: Standard URL", STANDARD],
    ["Copy: Deck-in-URL", IN_ADDRESS],
  ])("%s", async (name, url) => {
    start();
    await press(name);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name })).toBeVisible());
  });

  it("creates a snapshot once, then copies its URL", async () => {
    const makeSnapshot = vi.fn(async () => "https://site.example/decks/snapshot1");
    start({ makeSnapshot });
    await press("Create a snapshot");
    await press("Copy: Snapshot URL");
    expect(makeSnapshot).toHaveBeenCalledOnce();
    expect(writeText).toHaveBeenCalledExactlyOnceWith("https://site.example/decks/snapshot1");
  });

  it.each([
    [new Error("down"), "ERROR"],
    [new OfflineError(), "This needs a network connection: nothing was changed."],
  ])("reports why no snapshot could be created: %s", async (error, words) => {
    start({ makeSnapshot: () => Promise.reject(error) });
    await press("Create a snapshot");
    expect(screen.getByRole("alert")).toHaveTextContent(words);
  });

  it("opens the deck in another deck builder", () => {
    start();
    expect(screen.getByRole("link", { name: "Open in Other Builder" })).toHaveAttribute(
      "href",
      "https://other.example/decks/deck?name=Dolls#201613=1;100199=2",
    );
  });

  it("offers only what applies to the deck", () => {
    start({ standard: undefined, makeSnapshot: undefined, builders: [] });
    const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["Close", "Copy: Deck-in-URL", "QR code: Deck-in-URL"]);
  });
});

describe("the QR code of a URL", () => {
  it("is a link itself, named after the deck", async () => {
    start();
    await press("QR code: Deck-in-URL");
    const dialog = within(screen.getByRole("dialog", { name: "Dolls – Deck-in-URL" }));
    const code = await dialog.findByRole("img", { name: "QR code: Dolls – Deck-in-URL" });
    expect(code).toHaveAttribute("width", "320");
    // Four light modules on every side, as the standard requires.
    expect(code.getAttribute("viewBox")).toMatch(/^-4 -4 (\d+) \1$/);
    const [, , edge = 0] = (code.getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect((edge - 8 - 17) % 4).toBe(0);
    expect(code.closest("a")).toHaveAttribute("href", IN_ADDRESS);
    expect(dialog.getByText("This link always shows the same deck.")).toBeVisible();
  });

  it("reports a URL that is too long", async () => {
    start({ deck: { ...DECK, description: "Long. ".repeat(1000) } });
    await press("QR code: Deck-in-URL");
    expect(await screen.findByText("This URL is too long for a QR code.")).toBeVisible();
  });
});
