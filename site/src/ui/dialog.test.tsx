import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { focusFirst } from "./confirmation";
import { Dialog } from "./dialog";
import { LiveRegion, useAnnounce } from "./live-region";

afterEach(() => vi.unstubAllGlobals());

function start(content: ReactNode, how: { readonly reading?: boolean; readonly titleHidden?: boolean } = {}) {
  render(
    <Dialog title="Import" closeLabel="Close" onClose={() => {}} {...how}>
      {content}
    </Dialog>,
  );
  return document.activeElement;
}

it("focuses the first control of its content", () => {
  expect(
    start(
      <>
        <p>From text</p>
        <input hidden />
        <label>
          Deck <textarea />
        </label>
        <button type="button">Import</button>
      </>,
    ),
  ).toBe(screen.getByRole("textbox", { name: "Deck" }));
});

it("focuses the checked option of a group", () => {
  const radios = ["Text", "Lackey", "JOL"].map((name) => (
    <label key={name}>
      <input type="radio" name="format" defaultChecked={name === "Lackey"} /> {name}
    </label>
  ));
  expect(start(radios)).toBe(screen.getByRole("radio", { name: "Lackey" }));
});

it.each([
  ["there is nothing to use", <p key="text">Loading</p>, {}],
  [
    "the content is to be read",
    <a key="link" href="/cards">
      Cards
    </a>,
    { reading: true },
  ],
  [
    "the title is hidden",
    <a key="link" href="/cards">
      Cards
    </a>,
    { titleHidden: true },
  ],
])("starts at its title where %s", (_why, content, how) => {
  expect(start(content, how)).toBe(screen.getByRole("heading", { name: "Import" }));
});

it("focuses its title if a virtual keyboard would cover the content", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
  expect(start(<textarea />)).toBe(screen.getByRole("heading", { name: "Import" }));
});

it("focuses a control that requests it", () => {
  const asks = (
    <>
      <input />
      <button type="button" ref={focusFirst}>
        Cancel
      </button>
    </>
  );
  expect(start(asks)).not.toBe(screen.getByRole("textbox"));
});

it.each(["cancel", "close"])("a nested dialog closes alone on %s", (type) => {
  const closeOuter = vi.fn();
  const closeInner = vi.fn();
  render(
    <Dialog title="Select deck" closeLabel="Close" onClose={closeOuter}>
      <Dialog title="Delete 1 deck" closeLabel="Close" onClose={closeInner}>
        <p>This cannot be undone.</p>
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole("dialog", { name: "Delete 1 deck" }), new Event(type, { cancelable: true }));
  expect(closeInner).toHaveBeenCalledOnce();
  expect(closeOuter).not.toHaveBeenCalled();
  fireEvent(screen.getByRole("dialog", { name: "Select deck" }), new Event(type, { cancelable: true }));
  expect(closeOuter).toHaveBeenCalledOnce();
});

function Save() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce("Saved.")}>
      Save
    </button>
  );
}

it("has live region messages inside, because the page is inert, and on the page too", () => {
  render(
    <LiveRegion>
      <Dialog title="Import" closeLabel="Close" onClose={() => {}}>
        <Save />
      </Dialog>
    </LiveRegion>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const dialog = screen.getByRole("dialog");
  const regions = screen
    .getAllByText("Saved.")
    .map((text) => [text.getAttribute("aria-live"), dialog.contains(text)]);
  expect(regions).toEqual([
    ["polite", true],
    ["polite", false],
  ]);
});
