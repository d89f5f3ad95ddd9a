import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createDeck } from "../../../data/decks/commands/deck-commands";
import type { FrameProps } from "./deck-frame";
import { NewDialog } from "./new-dialog";

vi.mock("../../../data/decks/commands/deck-commands", () => ({ createDeck: vi.fn(() => "new-1") }));

it("two presses make one deck", () => {
  const onOpen = vi.fn();
  const dialog = { name: "deck-new", open: vi.fn(), close: vi.fn() };
  const props = { list: { status: "ready", decks: [] }, dialog, onOpen } as unknown as FrameProps;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewDialog {...props} />
    </QueryClientProvider>,
  );
  const create = screen.getByRole("button", { name: "Create new deck" });
  fireEvent.click(create);
  fireEvent.click(create);
  expect(createDeck).toHaveBeenCalledOnce();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("new-1", { replace: true });
});
