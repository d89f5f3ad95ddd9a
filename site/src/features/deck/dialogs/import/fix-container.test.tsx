import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { OfflineError } from "../../../../data/api";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import { repairAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { deckOf } from "../../../../domain/deck/operations/operations.test.support";
import { copiesOf } from "../../../../domain/deck/samples/deck-cards";
import { sampleCryptBase, sampleLibraryBase } from "../../../../domain/samples/bases";
import { FixContainer } from "./fix-container";
import type { BadLines } from "./use-import";

vi.mock("../../../../data/decks/commands/anonymous-decks", () => ({ repairAnonymous: vi.fn() }));
vi.mock("../../../../data/decks/commands/deck-commands", () => ({ refetchDeck: vi.fn() }));
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const DOLL = 100199;
const MAGNUM = 100001;
const LINES = [
  { line: 4, text: "3x Blod Dol", problem: "name" },
  { line: 9, text: "2x 44 Magnm", problem: "name" },
] as const;

/** What the deck has after each call, as far as the calls set it. */
const saved: Record<number, number>[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.mocked(repairAnonymous).mockImplementation(async (_, copies) => {
    saved.push(Object.fromEntries(copies));
  });
});

/** The dialog over a deck of a visitor; it can be closed and opened again. */
function Fixing() {
  const [badLines, onBadLines] = useState<BadLines | undefined>({
    ...{ lines: LINES, fixes: new Map(), before: undefined, copies: new Map(), failed: false },
  });
  const [open, setOpen] = useState(true);
  const onClose = () => setOpen(false);
  const deck = deckOf({ cards: copiesOf(badLines?.before ? { [DOLL]: 3 } : {}) });
  if (badLines && open)
    return <FixContainer {...{ deck, badLines, onBadLines, onClose }} editing={undefined} />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

function start() {
  const client = new QueryClient();
  client.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  render(
    <QueryClientProvider client={client}>
      <Fixing />
    </QueryClientProvider>,
  );
}

const choose = async (at: number, card: string) => {
  const row = within(screen.getAllByRole("listitem")[at] ?? document.body);
  await userEvent.click(await row.findByRole("button", { name: card }));
};

it("sends a fix that could not be saved along with the next one", async () => {
  start();
  vi.mocked(repairAnonymous).mockRejectedValueOnce(new OfflineError());
  await choose(0, "Blood Doll");
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
  await choose(1, ".44 Magnum");
  await waitFor(() => expect(saved).toEqual([{ [DOLL]: 3, [MAGNUM]: 2 }]));
  await waitFor(() => expect(screen.getByRole("alert")).toBeEmptyDOMElement());
});

it("saves fixes in their order", async () => {
  start();
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.mocked(repairAnonymous).mockImplementationOnce(async (_, copies) => {
    const sent = Object.fromEntries(copies);
    await first;
    saved.push(sent);
  });
  await choose(0, "Blood Doll");
  await userEvent.click(screen.getByRole("button", { name: "One fewer: 3x Blod Dol" }));
  release();
  await waitFor(() => expect(saved).toEqual([{ [DOLL]: 3 }, { [DOLL]: 2 }]));
});

it("keeps a fix that could not be saved while it is closed", async () => {
  start();
  vi.mocked(repairAnonymous).mockRejectedValueOnce(new OfflineError());
  await choose(0, "Blood Doll");
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
  await choose(1, ".44 Magnum");
  await waitFor(() => expect(saved).toEqual([{ [DOLL]: 3, [MAGNUM]: 2 }]));
});

it("keeps the fixes while it is closed", async () => {
  start();
  await choose(0, "Blood Doll");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("Done: 3 × Blood Doll")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "One fewer: 3x Blod Dol" }));
  await waitFor(() => expect(saved.at(-1)).toEqual({ [DOLL]: 2 }));
});
