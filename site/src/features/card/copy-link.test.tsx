import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CopyLink } from "./copy-link";
import { cardId } from "./samples/render-card";

const GOVERN = cardId(100845);

function stubClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}

async function press(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
}

describe("copying the link of a card", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("copies the card's own address and says Copied for one second", async () => {
    const writeText = vi.fn(async () => {});
    stubClipboard(writeText);
    render(<CopyLink id={GOVERN} />);
    await press();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/cards/100845`);
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    act(() => vi.advanceTimersByTime(999));
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole("button", { name: "Copy URL" })).toBeVisible();
  });

  it("counts the second from the last press", async () => {
    stubClipboard(async () => {});
    render(<CopyLink id={GOVERN} />);
    await press();
    act(() => vi.advanceTimersByTime(600));
    await press();
    act(() => vi.advanceTimersByTime(600));
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  });

  it("says so where the browser refuses", async () => {
    stubClipboard(() => Promise.reject(new Error("not allowed")));
    render(<CopyLink id={GOVERN} />);
    await press();
    expect(screen.getByRole("button", { name: /does not allow copying/ })).toBeVisible();
  });
});
