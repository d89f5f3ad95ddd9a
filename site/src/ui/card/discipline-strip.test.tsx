import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SAMPLE_CRYPT } from "../../domain/samples/bases";
import { DisciplineStrip } from "./discipline-strip";

function disciplinesOf(name: string) {
  const found = SAMPLE_CRYPT.find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`No sample card: ${name}`);
  return found.disciplines;
}

/** Badges in order; "" for an empty column. */
function places(name: string, columns?: readonly string[]): readonly (string | null)[] {
  const { container, unmount } = render(
    <DisciplineStrip disciplines={disciplinesOf(name)} {...(columns && { columns })} />,
  );
  const shown = [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  unmount();
  return shown;
}

describe("the disciplines of a vampire", () => {
  it("superior first, then inferior, alphabetical inside each", () => {
    expect(places("Theo Bell (G6)")).toEqual(["cel", "pot", "pre", "aus", "dom"]);
  });

  it.each([
    [
      ["dom", "pre"],
      ["dom", "pre", "cel", "pot", "aus"],
    ],
    [
      ["pro", "pot"],
      ["", "pot", "cel", "pre", "aus", "dom"],
    ],
    [["ani"], ["", "cel", "pot", "pre", "aus", "dom"]],
  ])("key disciplines of a deck are columns: %j", (columns, expected) => {
    expect(places("Theo Bell (G6)", columns)).toEqual(expected);
  });

  it("a vampire without disciplines leaves the columns empty", () => {
    expect(places("Anarch Convert", ["dom", "pre"])).toEqual(["", ""]);
  });
});
