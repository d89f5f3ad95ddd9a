import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Deck } from "../../../domain/deck/deck";
import { family, listed } from "../../../domain/deck/list/decks.test.support";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import type { FrameProps } from "./deck-frame";
import { DeleteDialog } from "./delete-dialog";

const OF_WALL = family("wall", "wall", "wall-2");
const DECKS = [
  listed("wall", { family: OF_WALL }),
  listed("wall-2", { branchName: "#2", family: OF_WALL, publicChild: asDeckId("Apub00001") }),
];

it.each([
  ["a deck of which another revision has a public copy", "wall", false, true],
  ["the revision that has a public copy", "wall-2", true, true],
  ["a revision that has none", "wall", true, false],
])("%s: what goes along is told", (_, id, revisionOnly, told) => {
  const row = DECKS.find((one) => one.id === id);
  const deck = { ...row, publicChild: row?.publicChild ?? false } as unknown as Deck;
  const frame = {
    list: { status: "ready", decks: DECKS },
    dialog: { close: vi.fn() },
    onOpen: vi.fn(),
  } as unknown as FrameProps;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteDialog {...frame} deck={deck} revisionOnly={revisionOnly} />
    </QueryClientProvider>,
  );
  const copy = screen.queryByText(/Its public copy is deleted too\./);
  if (told) expect(copy).toBeInTheDocument();
  else expect(copy).not.toBeInTheDocument();
});
