import { fireEvent, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { useDocumentKeys } from "./document-keys";

type Hears = (event: KeyboardEvent) => void;

function Page({ onKeyDown }: { readonly onKeyDown: Hears }) {
  useDocumentKeys(onKeyDown);
  return null;
}

/** Presses a key as soon as the page is in the document, before its first paint. */
function PressedAtOnce({ onKeyDown }: { readonly onKeyDown: Hears }) {
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "c" }));
  }, []);
  return <Page onKeyDown={onKeyDown} />;
}

it("hears a key that is pressed before the first paint", () => {
  const onKeyDown = vi.fn();
  render(<PressedAtOnce onKeyDown={onKeyDown} />);
  expect(onKeyDown).toHaveBeenCalledOnce();
});

it("gives each key to the newest listener, and none once the page is gone", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<Page onKeyDown={first} />);
  rerender(<Page onKeyDown={second} />);
  fireEvent.keyDown(document.body, { key: "c" });
  unmount();
  fireEvent.keyDown(document.body, { key: "c" });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
