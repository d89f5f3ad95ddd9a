import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

it.each(["cancel", "close"])("a dialog inside another one ends alone by %s", (type) => {
  const closeOuter = vi.fn();
  const closeInner = vi.fn();
  render(
    <Dialog title="Select Deck" closeLabel="Close" onClose={closeOuter}>
      <Dialog title="Delete 1 deck" closeLabel="Close" onClose={closeInner}>
        <p>This cannot be undone.</p>
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole("dialog", { name: "Delete 1 deck" }), new Event(type, { cancelable: true }));
  expect(closeInner).toHaveBeenCalledOnce();
  expect(closeOuter).not.toHaveBeenCalled();
  fireEvent(screen.getByRole("dialog", { name: "Select Deck" }), new Event(type, { cancelable: true }));
  expect(closeOuter).toHaveBeenCalledOnce();
});
