import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { DisciplineToggle } from "../search/discipline-toggle";
import { DisciplineBadge } from "./discipline-badge";
import { TextIcon } from "./text-icon";
import { IconProvider, icons } from "./use-icon";

const NAMES = new Set(["inf-dom", "sup-dom", "inf-jud", "inf-flight", "icon-ACTION MODIFIER", "icon-D"]);
const drawAll = () =>
  icons.set((name, level) => {
    const symbol = level === undefined ? name : `${["", "inf", "sup"][level]}-${name}`;
    return NAMES.has(symbol) ? symbol : undefined;
  });
const renderWithIcons = (element: ReactElement) => render(element, { wrapper: IconProvider });

afterEach(() => act(() => icons.set(() => undefined)));

/** What an element shows: its icon, or its letters. */
function shown(element: Element): string | null | undefined {
  const [drawn] = [element, ...element.children]
    .map((one) => (one as HTMLElement).dataset.icon)
    .filter(Boolean);
  return drawn ?? element.textContent;
}

describe("a badge", () => {
  it.each([
    ["dom", 1, "inf-dom"],
    ["dom", 2, "sup-dom"],
    ["jud", 1, "inf-jud"],
    ["flight", 1, "inf-flight"],
    ["vic", 1, "vic"],
    ["vic", 2, "vic"],
  ] as const)("%s of level %d is drawn as %s, and called by its word", (code, level, drawn) => {
    drawAll();
    renderWithIcons(<DisciplineBadge code={code} level={level} label="Its word" />);
    expect(shown(screen.getByRole("img", { name: "Its word" }))).toBe(drawn);
  });

  it("has letters until there are icons, and again when they are no longer wanted", () => {
    renderWithIcons(<DisciplineBadge code="dom" level={2} label="Dominate, superior" />);
    const badge = screen.getByRole("img", { name: "Dominate, superior" });
    expect(shown(badge)).toBe("dom");
    act(drawAll);
    expect(shown(badge)).toBe("sup-dom");
    act(() => icons.set(() => undefined));
    expect(shown(badge)).toBe("dom");
  });
});

it("a button of a discipline is named by its word, drawn or not", () => {
  renderWithIcons(<DisciplineToggle code="dom" level={2} onStep={() => undefined} />);
  const button = screen.getByRole("button", { name: "Dominate, superior", pressed: true });
  expect(shown(button)).toBe("dom");
  act(drawAll);
  expect(shown(button)).toBe("sup-dom");
  expect(button).toHaveAccessibleName("Dominate, superior");
});

it.each([
  ["ACTION MODIFIER", "Action Modifier", "icon-ACTION MODIFIER"],
  ["D", "Directed action", "icon-D"],
  ["REFLEX", "Reflex", "RFX"],
  ["2 CONVICTION", "2 conviction", "2"],
])("an icon of a text, %s, is called %j and drawn as %s", (icon, name, drawn) => {
  drawAll();
  renderWithIcons(<TextIcon icon={icon} />);
  expect(shown(screen.getByRole("img", { name }))).toBe(drawn);
});
