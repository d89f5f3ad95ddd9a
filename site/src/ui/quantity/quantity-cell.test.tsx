import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { QuantityCell } from "./quantity-cell";

const WORDS = { count: "Copies of Abbot", more: "One more Abbot", fewer: "One fewer Abbot" };

interface CounterProps {
  readonly first: number;
  readonly typed: boolean;
  readonly name?: string;
  readonly onChange: (quantity: number) => void;
}

function Counter({ first, typed, name = WORDS.count, onChange }: CounterProps) {
  const [quantity, setQuantity] = useState(first);
  const change = (next: number) => {
    onChange(next);
    setQuantity(next);
  };
  const messages = { ...WORDS, count: name };
  return <QuantityCell quantity={quantity} messages={messages} max={999} typed={typed} onChange={change} />;
}

function start(first: number, typed = true) {
  const onChange = vi.fn();
  render(<Counter first={first} typed={typed} onChange={onChange} />);
  return { onChange, field: () => screen.getByRole("spinbutton", { name: WORDS.count }) };
}

describe("the number of copies", () => {
  it("goes up and down by one", async () => {
    const { onChange, field } = start(2);
    await userEvent.click(screen.getByRole("button", { name: WORDS.more }));
    expect(field()).toHaveValue("3");
    await userEvent.click(screen.getByRole("button", { name: WORDS.fewer }));
    await userEvent.click(screen.getByRole("button", { name: WORDS.fewer }));
    expect(onChange.mock.calls).toEqual([[3], [2], [1]]);
  });

  it("is empty for 0, and removes the card below that", async () => {
    const { onChange, field } = start(0);
    expect(field()).toHaveValue("");
    expect(field()).toHaveAttribute("aria-valuenow", "0");
    await userEvent.click(screen.getByRole("button", { name: WORDS.fewer }));
    expect(onChange).toHaveBeenCalledWith(-1);
  });

  it.each([
    ["12{Enter}", [12]],
    ["{Backspace}{Enter}", [0]],
    ["7{Tab}", [7]],
    ["7{Escape}{Tab}", []],
    ["abc{Enter}", []],
    ["5000{Enter}", [999]],
    ["4{Enter}", []],
    ["3{Enter}4{Enter}", [3, 4]],
    ["3{Enter}{Enter}4{Enter}", [3, 4]],
    ["{ArrowUp}7{Enter}", [5, 7]],
    ["-1{Enter}", [-1]],
    ["-7{Enter}", [-1]],
    ["-{Enter}", []],
    ["x2{Enter}", [2]],
    ["{ArrowUp}{ArrowUp}{ArrowDown}", [5, 6, 5]],
    ["7{ArrowUp}{Enter}", [8]],
    ["{Backspace}{ArrowUp}", [1]],
    ["-{ArrowUp}", [5]],
    ["-7{ArrowUp}", [0]],
  ])("typing %s over 4 commits %j", async (keys, commits) => {
    const { onChange, field } = start(4);
    await userEvent.click(field());
    await userEvent.keyboard(keys);
    fireEvent.blur(field());
    expect(onChange.mock.calls.map(([copies]) => copies)).toEqual(commits);
  });

  it("is selected after a step, so that the next digit replaces it", () => {
    start(9);
    const field = screen.getByRole<HTMLInputElement>("spinbutton");
    field.focus();
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(field).toHaveValue("10");
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
  });

  it("follows a change made elsewhere, also after typing", async () => {
    const cell = (quantity: number) => (
      <QuantityCell quantity={quantity} messages={WORDS} max={9} typed onChange={() => {}} />
    );
    const { rerender } = render(cell(4));
    const field = screen.getByRole("spinbutton");
    await userEvent.click(field);
    await userEvent.keyboard("7{Escape}");
    expect(field).toHaveValue("4");
    rerender(cell(2));
    expect(field).toHaveValue("2");
  });

  it("ignores what is pasted and no number", async () => {
    const { onChange, field } = start(4);
    await userEvent.click(field());
    await userEvent.paste("2x Abbot");
    expect(field()).toHaveValue("4");
    await userEvent.keyboard("7");
    await userEvent.paste("x");
    expect(field()).toHaveValue("7");
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(7);
  });

  it("shows no number beyond the limits", () => {
    const onChange = vi.fn();
    render(<QuantityCell quantity={5} messages={WORDS} max={5} typed onChange={onChange} />);
    fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "ArrowUp" });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole("spinbutton")).toHaveValue("5");
  });

  it("is committed when its row is removed before blur", async () => {
    const onChange = vi.fn();
    const { unmount } = render(<Counter first={4} typed onChange={onChange} />);
    await userEvent.type(screen.getByRole("spinbutton"), "{Backspace}7");
    unmount();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(7);
  });

  it("Tab goes from a typed number to the next number, otherwise to the next control", async () => {
    const row = (name: string) => (
      <li>
        <Counter first={1} typed name={name} onChange={() => {}} />
        <a href="#card">{name}</a>
      </li>
    );
    render(
      <ul>
        {row("Abbot")}
        {row("Aabbt Kindred")}
      </ul>,
    );
    const number = (name: string) => screen.getByRole("spinbutton", { name });
    number("Abbot").focus();
    await userEvent.keyboard("4{Tab}");
    expect(number("Aabbt Kindred")).toHaveFocus();
    expect(number("Abbot")).toHaveValue("4");
    await userEvent.keyboard("2{Tab}");
    expect(screen.getByRole("link", { name: "Aabbt Kindred" })).toHaveFocus();
    number("Abbot").focus();
    await userEvent.keyboard("4{Tab}");
    expect(number("Aabbt Kindred")).toHaveFocus();
    number("Abbot").focus();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Abbot" })).toHaveFocus();
  });

  it("Tab goes from number to number with a keyboard; without one there are only buttons", () => {
    start(1);
    expect(screen.getByRole("button", { name: WORDS.more })).toHaveAttribute("tabindex", "-1");
  });

  it("has only buttons on a phone, which can be focused", () => {
    start(1, false);
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(screen.getByRole("button", { name: WORDS.more })).toHaveAttribute("tabindex", "0");
    expect(screen.getByRole("img", { name: "Copies of Abbot: 1" })).toBeVisible();
  });
});
