import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardId } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import { CardLink } from "./card-link";
import { CardOpenerProvider } from "./card-opener";
import { CardPreviewProvider } from "./card-preview-content";

function cardId(id: number): CardId {
  const known = asCardId(id);
  if (known === undefined) throw new Error(`${id} is no card id`);
  return known;
}

const GOVERN = cardId(100845);
const DEFLECTION = cardId(100518);

const Preview = ({ id }: { id: number }) => <p>Preview of {id}</p>;
const shown = () => screen.queryByText("Preview of 100845");

function hover(pointerType: string): HTMLElement {
  const link = screen.getByRole("link", { name: "Govern the Unaligned" });
  fireEvent.pointerEnter(link, { pointerType });
  return link;
}

/** Advances time and lets the lazy layer load. */
async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
}

function withPointer(fine: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: fine }));
}

function renderLink(open = vi.fn()) {
  render(
    <CardOpenerProvider value={{ open }}>
      <CardPreviewProvider value={Preview}>
        <CardLink id={GOVERN} among={[GOVERN, DEFLECTION]} preview>
          Govern the Unaligned
        </CardLink>
      </CardPreviewProvider>
    </CardOpenerProvider>,
  );
  return open;
}

describe("the link of a card", () => {
  it("opens the card over the page, with its list", () => {
    const open = renderLink();
    fireEvent.click(screen.getByRole("link"));
    expect(open).toHaveBeenCalledExactlyOnceWith(GOVERN, [GOVERN, DEFLECTION]);
  });

  it("is a link to the card's page for a new tab", () => {
    const open = renderLink();
    const link = screen.getByRole("link");
    expect(link).toHaveAttribute("href", "/cards/100845");
    fireEvent.click(link, { ctrlKey: true });
    expect(open).not.toHaveBeenCalled();
  });
});

describe("the preview of a link", () => {
  beforeEach(async () => {
    // The layer is loaded before timers are faked.
    await import("../tooltip-layer");
    vi.useFakeTimers();
    withPointer(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("opens after the pointer has rested for 250 ms", async () => {
    renderLink();
    hover("mouse");
    await pass(249);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBeInTheDocument();
  });

  it("does not open when the pointer only passes over", async () => {
    renderLink();
    const link = hover("mouse");
    await pass(200);
    fireEvent.pointerLeave(link);
    await pass(1000);
    expect(shown()).toBeNull();
  });

  it("never opens on touch", async () => {
    renderLink();
    hover("touch");
    await pass(1000);
    expect(shown()).toBeNull();
  });

  it("never opens without a fine pointer", async () => {
    withPointer(false);
    renderLink();
    hover("mouse");
    await pass(1000);
    expect(shown()).toBeNull();
  });

  it("stays open while the pointer is over it and closes when it leaves", async () => {
    renderLink();
    const link = hover("mouse");
    await pass(300);
    const layer = shown()?.parentElement;
    if (!layer) throw new Error("no preview");
    fireEvent.pointerLeave(link);
    fireEvent.pointerEnter(layer);
    await pass(1000);
    expect(shown()).toBeInTheDocument();
    fireEvent.pointerLeave(layer);
    await pass(200);
    expect(shown()).toBeNull();
  });

  it("ignores the pointer if the keyboard opened it, and closes on blur at once", async () => {
    renderLink();
    const link = screen.getByRole("link", { name: "Govern the Unaligned" });
    const focusVisible = vi.spyOn(link, "matches").mockReturnValue(true);
    fireEvent.focus(link);
    focusVisible.mockRestore();
    await pass(300);
    expect(shown()?.parentElement).toHaveStyle({ pointerEvents: "none" });
    fireEvent.blur(link);
    expect(shown()).toBeNull();
    hover("mouse");
    await pass(300);
    expect(shown()?.parentElement).not.toHaveStyle({ pointerEvents: "none" });
  });

  it("closes on Escape and keeps that key from the dialog around it", async () => {
    renderLink();
    hover("mouse");
    await pass(300);
    const goesOn = fireEvent.keyDown(document.body, { key: "Escape" });
    expect(goesOn).toBe(false);
    expect(shown()).toBeNull();
  });

  it("closes when the card is opened", async () => {
    renderLink();
    const link = hover("mouse");
    await pass(300);
    fireEvent.click(link);
    expect(shown()).toBeNull();
  });
});
