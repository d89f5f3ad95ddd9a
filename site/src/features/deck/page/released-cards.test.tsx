import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ReleasedCards } from "./released-cards";

const AT = "2026-11-23T12:00:00Z";

it("tells the owner what became of each playtest card", async () => {
  render(
    <ReleasedCards
      released={[
        { at: AT, card: "210001", to: "201613", copies: 2 },
        { at: AT, card: "110001", to: null, copies: 1 },
      ]}
      nameOf={(id) => (id === "201613" ? "Theo Bell (G6)" : id)}
    />,
  );
  await userEvent.click(screen.getByText("What became of 2 playtest cards"));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "23 November 2026: playtest card 210001 (2×) was released as Theo Bell (G6).",
    "23 November 2026: playtest card 110001 (1×) was taken out, because it was not released.",
  ]);
});
