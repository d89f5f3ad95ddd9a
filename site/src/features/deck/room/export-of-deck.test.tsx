import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fetchDecks } from "../../../data/decks/commands/deck-commands";
import type { ListedDeck } from "../../../domain/deck/deck";
import { listed } from "../../../domain/deck/list/decks.test.support";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import type { DialogsProps } from "./dialogs-props";
import { ExportOfDeck } from "./export-of-deck";

vi.mock("../../../data/decks/commands/deck-commands", () => ({ fetchDecks: vi.fn(async () => []) }));
vi.mock("./use-cards", () => ({ useCards: () => ({ find: () => undefined, naming: () => "" }) }));
vi.mock("../export/save-archive", () => ({ saveArchive: vi.fn() }));

const COPY = listed("copy", { publicParent: asDeckId("ana") });

function show(decks: readonly ListedDeck[]) {
  const props = { list: { status: "ready", decks }, dialog: { close: vi.fn() } } as unknown as DialogsProps;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportOfDeck {...props} />
    </QueryClientProvider>,
  );
}

it("all decks are those of the person, without their public copies", async () => {
  show([listed("ana"), COPY, listed("rot")]);
  await userEvent.click(screen.getByRole("button", { name: "Lackey" }));
  expect(fetchDecks).toHaveBeenCalledExactlyOnceWith(expect.anything(), ["ana", "rot"]);
});

it("a deck and its public copy are not many", () => {
  show([listed("ana"), COPY]);
  expect(screen.queryByRole("button", { name: "Lackey" })).not.toBeInTheDocument();
});
