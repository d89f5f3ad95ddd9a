import { act, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DisciplineToggle } from "../search/discipline-toggle";
import { DisciplineBadge } from "./discipline-badge";
import { TextIcon } from "./text-icon";
import { drawIcon } from "./use-icon";

const NAMES = new Set(["inf-dom", "sup-dom", "inf-jud", "inf-flight", "icon-ACTION MODIFIER", "icon-D"]);
const drawAll = () =>
  drawIcon.set((name, level) => {
    const symbol = level === undefined ? name : `${["", "inf", "sup"][level]}-${name}`;
    return NAMES.has(symbol) ? (
      <svg aria-hidden="true">
        <use href={`/data/icons.svg#${symbol}`} />
      </svg>
    ) : undefined;
  });

afterEach(() => act(() => drawIcon.set(() => undefined)));

/** What an element shows: the address of its icon, or its letters. */
function shown(element: Element): string | null | undefined {
  return element.querySelector("use")?.getAttribute("href") ?? element.textContent;
}

describe("a badge", () => {
  it.each([
    ["dom", 1, "/data/icons.svg#inf-dom"],
    ["dom", 2, "/data/icons.svg#sup-dom"],
    ["jud", 1, "/data/icons.svg#inf-jud"],
    ["flight", 1, "/data/icons.svg#inf-flight"],
    ["vic", 1, "vic"],
    ["vic", 2, "vic"],
  ] as const)("%s of level %d is drawn as %s, and called by its word", (code, level, drawn) => {
    drawAll();
    render(<DisciplineBadge code={code} level={level} label="Its word" />);
    expect(shown(screen.getByRole("img", { name: "Its word" }))).toBe(drawn);
  });

  it("has letters until there are icons, and again when they are no longer wanted", () => {
    render(<DisciplineBadge code="dom" level={2} label="Dominate, superior" />);
    const badge = screen.getByRole("img", { name: "Dominate, superior" });
    expect(shown(badge)).toBe("dom");
    act(drawAll);
    expect(shown(badge)).toBe("/data/icons.svg#sup-dom");
    act(() => drawIcon.set(() => undefined));
    expect(shown(badge)).toBe("dom");
  });
});

it("a button of a discipline is named by its word, drawn or not", () => {
  render(<DisciplineToggle code="dom" level={2} onStep={() => undefined} />);
  const button = screen.getByRole("button", { name: "Dominate, superior", pressed: true });
  expect(button.querySelector("use")).toBeNull();
  act(drawAll);
  expect(shown(button)).toBe("/data/icons.svg#sup-dom");
  expect(button).toHaveAccessibleName("Dominate, superior");
});

it.each([
  ["ACTION MODIFIER", "Action Modifier", "/data/icons.svg#icon-ACTION MODIFIER"],
  ["D", "Directed action", "/data/icons.svg#icon-D"],
  ["REFLEX", "Reflex", "RFX"],
  ["2 CONVICTION", "2 conviction", "2"],
])("an icon of a text, %s, is called %j and drawn as %s", (icon, name, drawn) => {
  drawAll();
  render(<TextIcon icon={icon} />);
  expect(shown(screen.getByRole("img", { name }))).toBe(drawn);
});
