import { fireEvent, render, screen, within } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { describe, expect, it } from "vitest";
import type { Share } from "../../../domain/archive/search/card-types";
import type { Quantity } from "../../../domain/archive/search/quantities";
import { OPEN, type Range } from "../../../domain/archive/search/range";
import type { CardId } from "../../../domain/card/card";
import { SAMPLE_LIBRARY } from "../../../domain/samples/bases";
import { type CardPickerProps, QuantitiesField } from "./quantities-field";
import { RangeField } from "./range-field";
import { SharesField } from "./shares-field";

const GOVERN = 100845 as CardId;

interface StatefulProps<Value> {
  readonly start: Value;
  readonly field: (value: Value, onChange: (value: Value) => void) => ReactNode;
  readonly onValue: (value: Value) => void;
}

function Stateful<Value>({ start, field, onValue }: StatefulProps<Value>) {
  const [value, setValue] = useState(start);
  useEffect(() => onValue(value), [value, onValue]);
  return field(value, setValue);
}

/** Shows a field that keeps its value, and returns the value as it is now. */
function shown<Value>(start: Value, field: StatefulProps<Value>["field"]) {
  let last = start;
  const onValue = (value: Value) => {
    last = value;
  };
  render(<Stateful start={start} field={field} onValue={onValue} />);
  return () => last;
}

const select = (name: string) => screen.getByRole("combobox", { name });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
const offered = (name: string) =>
  within(select(name))
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value }) => value);

describe("a range of years", () => {
  const show = (range: Range) =>
    shown(range, (value, onChange) => (
      <RangeField label="Year" range={value} numbers={[2023, 2024, 2025]} onChange={onChange} />
    ));

  it("leaves out the years that the other end excludes", () => {
    const range = show(OPEN);
    choose("From", "2024");
    expect(range()).toEqual({ from: 2024, to: undefined });
    expect(offered("To")).toEqual(["", "2024", "2025"]);
    choose("From", "");
    expect(range()).toEqual(OPEN);
  });

  it("offers a year of a link that the archive does not have", () => {
    show({ from: 1996, to: undefined });
    expect(offered("From")).toEqual(["", "1996", "2023", "2024", "2025"]);
  });
});

describe("shares of card types", () => {
  const show = (shares: readonly Share[]) =>
    shown(shares, (value, onChange) => <SharesField shares={value} onChange={onChange} />);

  it("are chosen from bands", () => {
    const shares = show([]);
    choose("Master", "15,25");
    expect(shares()).toEqual([{ type: "Master", min: 15, max: 25 }]);
    choose("Master", "");
    expect(shares()).toEqual([]);
  });

  it("keep a share of a link that is no band", () => {
    show([{ type: "Master", min: 3, max: 7 }]);
    expect(select("Master")).toHaveValue("3,7");
  });

  it("are typed as percentages, in order and at most 100", () => {
    const shares = show([]);
    fireEvent.click(screen.getByRole("button", { name: "Custom %" }));
    const [least, most] = screen.getAllByRole("spinbutton", { name: /Master/ });
    const type = (field: HTMLElement | undefined, value: string) =>
      field && fireEvent.change(field, { target: { value } });
    type(most, "30");
    type(least, "40");
    expect(shares()).toEqual([{ type: "Master", min: 40, max: 40 }]);
    type(most, "300");
    expect(shares()).toEqual([{ type: "Master", min: 40, max: 40 }]);
  });
});

const Picker = ({ onChoose }: CardPickerProps) => (
  <button type="button" onClick={() => onChoose(GOVERN)}>
    Add
  </button>
);

it("adds a card once, and changes and removes it", () => {
  const quantities = shown<readonly Quantity[]>([], (value, onChange) => (
    <QuantitiesField
      kind="library"
      cards={SAMPLE_LIBRARY}
      quantities={value}
      CardPicker={Picker}
      onChange={onChange}
    />
  ));
  const add = screen.getByRole("button", { name: "Add" });
  fireEvent.click(add);
  fireEvent.click(add);
  fireEvent.change(screen.getByRole("spinbutton", { name: /Govern the Unaligned/ }), {
    target: { value: "4" },
  });
  expect(quantities()).toEqual([{ card: GOVERN, copies: 4, mode: "gt" }]);
  fireEvent.click(screen.getByRole("button", { name: "Remove: Govern the Unaligned" }));
  expect(quantities()).toEqual([]);
});
