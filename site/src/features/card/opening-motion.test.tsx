import { render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useOpeningMotion } from "./opening-motion";

function Opened() {
  const content = useRef<HTMLDivElement>(null);
  useOpeningMotion(content);
  return (
    <dialog open>
      <div ref={content} />
    </dialog>
  );
}

/** Opens a dialog from a focused row; returns the animations of the dialog. */
function open(reduced: boolean) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reduced && query === "(prefers-reduced-motion: reduce)",
  }));
  const animate = vi.fn();
  HTMLDialogElement.prototype.animate = animate;
  const row = document.body.appendChild(document.createElement("button"));
  row.getBoundingClientRect = () => new DOMRect(10, 200, 300, 40);
  row.focus();
  render(<Opened />);
  return animate;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLDialogElement.prototype, "animate");
  document.body.replaceChildren();
});

it("grows out of the middle of the row that opened it, in 140 ms", () => {
  const animate = open(false);
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [expect.objectContaining({ transformOrigin: "160px 220px" }), expect.anything()],
    expect.objectContaining({ duration: 140 }),
  );
});

it("does not move for a user who prefers less motion", () => {
  expect(open(true)).not.toHaveBeenCalled();
});
