import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { press, start } from "./draw-dialog.test.support";

describe("odds", () => {
  const cells = (table: string, name: string) => {
    const row = within(screen.getByRole("table", { name: table })).getByRole("row", {
      name: new RegExp(`^${name}`),
    });
    return within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  };

  it("are beside a card in hand: for the opening hand, and for the next card", () => {
    start();
    const deflection = screen.getByText("At least 1 in a hand of 7: 86%. Next card is a copy: 25%.");
    expect(deflection).toBeInTheDocument();
    press("Play Deflection");
    expect(screen.queryByText(/^At least 1 in a hand of 7: 86%/)).toBeNull();
  });

  it("are exact for each card and type, and change only for the next card", () => {
    start();
    press("Opening hand odds");
    // 1 − C(46,7)/C(60,7); 13 of 53 left.
    expect(cells("Library: 7 of 60 cards", "Deflection")).toEqual(["14", "86%", "25%"]);
    expect(cells("Types: 7 of 60 cards", "Master")).toEqual(["10", "74%", "17%"]);
    expect(cells("Crypt: 4 of 12 cards", "Theo Bell")).toEqual(["4", "86%", "25%"]);
    press("Draw the whole library");
    expect(cells("Library: 7 of 60 cards", "Deflection")).toEqual(["14", "86%", "0%"]);
  });

  it("are counted over a thousand hands, and more", async () => {
    start();
    press("Opening hand odds");
    press("Draw 1,000 hands");
    await screen.findByText("1,000 hands drawn.");
    const found = () => Number(cells("Library: 7 of 60 cards", "Deflection")[2]?.replace("%", ""));
    // Within four standard deviations for a thousand hands.
    expect(Math.abs(found() - 86)).toBeLessThan(5);
    expect(cells("Types: 7 of 60 cards", "Master")).toHaveLength(4);
    press("Draw 1,000 more");
    await screen.findByText("2,000 hands drawn.");
    expect(Math.abs(found() - 86)).toBeLessThan(4);
  });

  it("can be stopped, and continue from there", async () => {
    start();
    press("Opening hand odds");
    press("Draw 1,000 hands");
    await waitFor(() => expect(screen.getByRole("progressbar")).not.toHaveAttribute("value", "0"));
    press("Stop");
    const stopped = Number(screen.getByText(/ hands drawn\.$/).textContent?.split(" ")[0]);
    expect(stopped).toBeGreaterThan(0);
    expect(stopped).toBeLessThan(1000);
    press("Draw 1,000 more");
    await screen.findByText(`${(stopped + 1000).toLocaleString("en")} hands drawn.`);
  });

  it("are shown only for decks of up to 35 and 100 cards", () => {
    start({ cards: { 201613: 12, 100518: 101 } });
    expect(screen.queryByText(/^At least/)).toBeNull();
    press("Opening hand odds");
    expect(cells("Library: 7 of 101 cards", "Deflection")).toEqual(["101"]);
  });
});
