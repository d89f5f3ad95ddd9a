import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { SAMPLE_SETS } from "../../../domain/samples/bases";
import type { SetValue } from "../../../domain/search/shared/set";
import { PreconField, SetField } from "./set-field";

function Field({ start }: { readonly start: SetValue }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SetField value={value} catalogue={SAMPLE_SETS} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const value = () => JSON.parse(screen.getByRole("status").textContent ?? "");
const find = (text: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: "Set" }), { target: { value: text } });
const options = () => screen.getAllByRole("option").map((option) => option.textContent);

it("finds sets by name, code and year", () => {
  render(<Field start={{ value: [], print: false, age: false }} />);
  find("black h");
  expect(options()).toEqual(["Black Hand '03"]);
  find("KoT");
  expect(options()).toEqual(["Keepers of Tradition '08"]);
  find("'24");
  expect(options()).toEqual(["Thirtieth Anniversary '24", "Fifth Edition (Companion) '24"]);
  find("any bcp");
  expect(options()).toEqual(["ANY BCP (incl. Promo)"]);
});

it("offers the age only for a single dated set, and drops it when a set is added", () => {
  render(<Field start={{ value: [], print: false, age: false }} />);
  expect(screen.getByRole("button", { name: "Or newer" })).toBeDisabled();
  find("V5");
  fireEvent.click(screen.getByRole("option", { name: "Fifth Edition '20" }));
  fireEvent.click(screen.getByRole("button", { name: "Or newer" }));
  expect(value()).toEqual({ value: ["V5"], print: false, age: "or-newer" });
  find("black hand");
  fireEvent.click(screen.getByRole("option", { name: "Black Hand '03" }));
  expect(value()).toEqual({ value: ["V5", "BH"], print: false, age: false });
  expect(screen.getByRole("button", { name: "Or newer" })).toBeDisabled();
});

it("deselects a print option by a second click", () => {
  render(<Field start={{ value: ["V5"], print: false, age: false }} />);
  fireEvent.click(screen.getByRole("button", { name: "First print" }));
  fireEvent.click(screen.getByRole("button", { name: "Reprint" }));
  expect(value().print).toBe("reprint");
  fireEvent.click(screen.getByRole("button", { name: "Reprint" }));
  expect(value().print).toBe(false);
});

it("has no reprint for all BCP sets", () => {
  render(<Field start={{ value: ["bcp"], print: false, age: false }} />);
  expect(screen.getByRole("button", { name: "Reprint" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Only in" })).toBeEnabled();
});

it("offers products with a card list, not print on demand", () => {
  render(<PreconField value={{ value: [], print: false }} catalogue={SAMPLE_SETS} onChange={() => {}} />);
  const type = (text: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: "Precon" }), { target: { value: text } });
  type("V5:PTr");
  expect(options()).toEqual(["Fifth Edition: Tremere '20"]);
  type("DriveThru");
  expect(screen.queryAllByRole("option")).toEqual([]);
});
