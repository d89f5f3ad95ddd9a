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

  it("copies the URL of the card and shows Copied for a second", async () => {
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

  it("restarts the second with each click", async () => {
    stubClipboard(async () => {});
    render(<CopyLink id={GOVERN} />);
    await press();
    act(() => vi.advanceTimersByTime(600));
    await press();
    act(() => vi.advanceTimersByTime(600));
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  });

  it("reports if the browser denies the clipboard", async () => {
    stubClipboard(() => Promise.reject(new Error("not allowed")));
    render(<CopyLink id={GOVERN} />);
    await press();
    expect(screen.getByRole("button", { name: /does not allow copying/ })).toBeVisible();
  });
});
