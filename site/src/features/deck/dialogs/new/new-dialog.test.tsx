import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createDeck } from "../../../../data/decks/commands/deck-commands";
import { NewDialog } from "./new-dialog";

vi.mock("../../../../data/decks/commands/deck-commands", () => ({ createDeck: vi.fn(async () => "new-1") }));

it("creates one deck on a double click", async () => {
  const onOpen = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewDialog signedIn onOpen={onOpen} onImport={vi.fn()} onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  const create = screen.getByRole("button", { name: "Create new deck" });
  fireEvent.click(create);
  fireEvent.click(create);
  expect(createDeck).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("new-1", { replace: true });
});
