import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { asCardId } from "../../domain/card/ids";
import { CardText } from "./card-text";

const GOVERN =
  "[dom] (D) Bleed with +2 bleed.\n[DOM] +1 stealth action. Add 3 blood to a younger vampire in your uncontrolled region.";

const names = (container: HTMLElement) =>
  within(container)
    .getAllByRole("img")
    .map((glyph) => glyph.getAttribute("aria-label"));

function cardId(id: number) {
  const known = asCardId(id);
  if (known === undefined) throw new Error(`${id} is no card id`);
  return known;
}

describe("a rules text", () => {
  it("shows icons with accessible names", () => {
    const { container } = render(<CardText text={GOVERN} references={{}} />);
    expect(names(container)).toEqual(["Dominate, inferior", "Directed action", "Dominate, superior"]);
    expect(container.textContent).not.toMatch(/[[\]]|\(D\)/);
  });

  it("has a paragraph per line of the card", () => {
    const { container } = render(<CardText text={GOVERN} references={{}} />);
    const lines = [...container.querySelectorAll("p")].map((line) => line.textContent);
    expect(lines).toEqual([
      "dom D Bleed with +2 bleed.",
      "dom +1 stealth action. Add 3 blood to a younger vampire in your uncontrolled region.",
    ]);
  });

  it.each([
    ["[MERGED] During your master phase, if Alan is ready", "Merged"],
    ["[REFLEX] [abo] Prevent 1 damage", "Reflex"],
    ["[FLIGHT].", "Flight"],
    ["[ACTION MODIFIER] +1 stealth.", "Action Modifier"],
    ["[1 CONVICTION] Strike: 2R damage", "1 conviction"],
    ["[viz] Lock this imbued", "Vision"],
  ])("names the icon of %j", (text, name) => {
    const { container } = render(<CardText text={text} references={{}} />);
    expect(names(container)).toContain(name);
  });

  it("links the cards it names", () => {
    render(
      <CardText
        text="After successful use, you can play Pack Tactics."
        references={{ "Pack Tactics": cardId(101343) }}
      />,
    );
    expect(screen.getByRole("link", { name: "Pack Tactics" })).toHaveAttribute("href", "/cards/101343");
  });

  it("does not link them in a preview", () => {
    render(
      <CardText text="Play Pack Tactics." references={{ "Pack Tactics": cardId(101343) }} links={false} />,
    );
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Play Pack Tactics.")).toBeInTheDocument();
  });

  it("has the language as an attribute", () => {
    const { container } = render(<CardText text="[dom] (D) Sangrar con +2." references={{}} lang="es" />);
    expect(container.firstElementChild).toHaveAttribute("lang", "es");
  });
});
