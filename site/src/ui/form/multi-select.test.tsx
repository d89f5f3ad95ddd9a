import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { MultiSelect } from "./multi-select";

const OPTIONS = [
  { value: "caine", label: "Path of Caine" },
  { value: "brujah", label: "Brujah" },
  { value: "true brujah", label: "True Brujah" },
  { value: "tremere", label: "Tremere" },
];
const WORDS = {
  placeholder: "ANY",
  none: "No matches",
  more: (left: number) => `${left} more`,
  remove: (label: string) => `Remove: ${label}`,
};

function Clans({ start = [] }: { readonly start?: readonly string[] }) {
  const [chosen, setChosen] = useState(start);
  return (
    <>
      <MultiSelect label="Clan" options={OPTIONS} chosen={chosen} messages={WORDS} onChange={setChosen} />
      <output>{chosen.join(", ")}</output>
    </>
  );
}

const field = () => screen.getByRole("combobox", { name: "Clan" });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

it("opens by the arrow keys, wraps around and selects by Enter", () => {
  render(<Clans />);
  expect(field()).toHaveAttribute("aria-expanded", "false");
  press("ArrowDown");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  press("ArrowDown");
  press("ArrowUp");
  expect(active()).toBe("Path of Caine");
  press("ArrowUp");
  expect(active()).toBe("Tremere");
  press("Enter");
  expect(screen.getByRole("status")).toHaveTextContent("tremere");
});

it("lists options that start with the text before those that contain it", () => {
  render(<Clans />);
  write("bruj");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Brujah",
    "True Brujah",
  ]);
  press("Enter");
  write("true");
  press("Enter");
  expect(screen.getByRole("status")).toHaveTextContent("brujah, true brujah");
});

it("lists exact matches before those that start with the text", () => {
  const sets = [
    { value: "V5C", label: "Fifth Edition: Companion '20" },
    { value: "V5", label: "Fifth Edition '20", name: "Fifth Edition" },
  ];
  render(<MultiSelect label="Clan" options={sets} chosen={[]} messages={WORDS} onChange={() => {}} />);
  write("fifth edition");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Fifth Edition '20",
    "Fifth Edition: Companion '20",
  ]);
});

it("marks selected options and deselects them by selecting them again", () => {
  render(<Clans start={["brujah"]} />);
  fireEvent.click(field());
  expect(screen.getByRole("option", { name: /^Brujah/ })).toHaveAttribute("aria-selected", "true");
  fireEvent.click(screen.getByRole("option", { name: /^Brujah/ }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("closes by Escape without closing its surroundings", () => {
  render(<Clans />);
  press("ArrowDown");
  expect(press("Escape")).toBe(false);
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(press("Escape")).toBe(true);
});

it("removes the last value by Backspace in an empty field, and any value by its button", () => {
  render(<Clans start={["caine", "brujah", "tremere"]} />);
  press("Backspace");
  expect(screen.getByRole("status")).toHaveTextContent("caine, brujah");
  fireEvent.click(screen.getByRole("button", { name: "Remove: Path of Caine" }));
  expect(screen.getByRole("status")).toHaveTextContent("brujah");
  expect(field()).toHaveFocus();
});

it("has a message if nothing matches", () => {
  render(<Clans />);
  write("gangrel");
  expect(screen.getByText("No matches")).toBeInTheDocument();
});
