import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Card } from "../../domain/card/card";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../domain/samples/bases";
import { CardFace } from "./card-face";

function face(name: string): HTMLElement {
  const card: Card | undefined = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY].find(
    (candidate) => candidate.displayName === name,
  );
  if (!card) throw new Error(`${name} is no sample card`);
  const wording = {
    name: card.displayName,
    nameLang: "en",
    text: card.text,
    textLang: "en",
    references: card.references,
  };
  render(<CardFace card={card} wording={wording} />);
  return screen.getByRole("article", { name });
}

const glyphs = (card: HTMLElement) =>
  within(card)
    .getAllByRole("img")
    .map((glyph) => glyph.getAttribute("aria-label"));

describe("the text card", () => {
  it("has a vampire's clan, group, disciplines and capacity", () => {
    const card = face("Theo Bell");
    expect(card).toHaveTextContent("Brujah · Group 2");
    expect(glyphs(card)).toEqual([
      "Potence, superior",
      "Celerity, inferior",
      "Dominate, inferior",
      "Presence, inferior",
      "Directed action",
      "Capacity 7",
    ]);
    expect(card).toHaveTextContent("Text card");
  });

  it("has a library card's type, requirement and cost", () => {
    const card = face("Deflection");
    expect(card).toHaveTextContent("Reaction");
    expect(glyphs(card)).toContain("Costs 1 blood");
    expect(within(card).getAllByRole("img", { name: "Dominate" })).toHaveLength(1);
  });

  it.each([
    ["Theo Bell (ADV)", "ADV"],
    ["Anthelios, The Red Star", "Banned"],
    ["Second Tradition: Domain", "Prince · Justicar"],
    ["Anarch Convert", "Any group"],
  ])("marks %s with %j", (name, mark) => {
    expect(face(name)).toHaveTextContent(mark);
  });

  it("has a text that can be focused and scrolled by keyboard", () => {
    const text = within(face("Blood Doll")).getByRole("region", { name: "Text of Blood Doll" });
    expect(text).toHaveAttribute("tabindex", "0");
  });
});
