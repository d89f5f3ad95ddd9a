import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { TagsEditor } from "./tags-editor";

interface SetUp {
  readonly tags?: readonly string[];
  readonly suggestions?: readonly string[];
  readonly autotag?: () => readonly string[];
  readonly readOnly?: boolean;
}

function Deck({ tags: start = [], suggestions = [], ...rest }: SetUp) {
  const [tags, setTags] = useState(start);
  return (
    <>
      <TagsEditor {...rest} tags={tags} suggestions={suggestions} onChange={setTags} />
      <output aria-label="saved">{tags.join("|")}</output>
    </>
  );
}

const field = () => screen.getByRole("combobox", { name: "Tags" });
const saved = () => screen.getByRole("status", { name: "saved" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("tags", () => {
  it("are created by typing, even if another tag has the same beginning", async () => {
    render(<Deck suggestions={["bleed heavy"]} />);
    await userEvent.type(field(), "  bleed {Enter}");
    expect(saved()).toHaveTextContent(/^bleed$/);
  });

  it("are chosen among those of other decks, without those already set", async () => {
    render(<Deck tags={["vote"]} suggestions={["bleed", "vote", "Berlin 2026"]} />);
    await userEvent.click(field());
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "bleed",
      "Berlin 2026",
    ]);
    await userEvent.type(field(), "ber{ArrowDown}{Enter}");
    expect(saved()).toHaveTextContent("vote|Berlin 2026");
  });

  it("are not set twice in different spellings", async () => {
    render(<Deck tags={["vote"]} suggestions={["bleed"]} />);
    await userEvent.type(field(), "VÓTE{Enter}");
    expect(saved()).toHaveTextContent(/^vote$/);
    await userEvent.type(field(), "BLEED{Enter}");
    expect(saved()).toHaveTextContent("vote|bleed");
  });

  it("are removed by their button and by the Backspace key", async () => {
    render(<Deck tags={["vote", "bleed", "rush"]} />);
    await press("Remove the tag vote");
    expect(saved()).toHaveTextContent("bleed|rush");
    await userEvent.type(field(), "{Backspace}");
    expect(saved()).toHaveTextContent(/^bleed$/);
  });

  it.each([
    ["longer than 40 characters", [], "x".repeat(41), "A tag can have at most 40 characters."],
    [
      "the 41st",
      Array.from({ length: 40 }, (_, at) => `tag ${at}`),
      "one more",
      "A deck can have at most 40 tags.",
    ],
  ])("are refused with a reason: %s", async (_what, tags, text, message) => {
    render(<Deck tags={tags} />);
    await userEvent.type(field(), `${text}{Enter}`);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(saved()).not.toHaveTextContent(text);
    await userEvent.type(field(), "{Backspace}");
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it("are read-only where they cannot be changed", () => {
    render(<Deck readOnly tags={["vote", "bleed"]} autotag={() => ["rush"]} />);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["vote", "bleed"]);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("Autotag", () => {
  it("sets the computed tags if no tag is lost", async () => {
    render(<Deck tags={["vote"]} autotag={() => ["bleed", "vote"]} />);
    await press("Autotag");
    expect(saved()).toHaveTextContent("bleed|vote");
  });

  it("asks before tags are removed, and names them", async () => {
    render(<Deck tags={["vote", "to sell"]} autotag={() => ["bleed"]} />);
    await press("Autotag");
    expect(screen.getByRole("dialog", { name: "Replace the tags?" })).toHaveTextContent(
      "Tags removed: vote, to sell",
    );
    await press("Cancel");
    expect(saved()).toHaveTextContent("vote|to sell");
    await press("Autotag");
    await press("Replace");
    expect(saved()).toHaveTextContent(/^bleed$/);
  });

  it("leaves the tags alone if the cards yield none", async () => {
    render(<Deck tags={["to sell"]} autotag={() => []} />);
    await press("Autotag");
    expect(screen.getByText("No tag matches the cards of this deck.")).toBeInTheDocument();
    expect(saved()).toHaveTextContent("to sell");
  });
});
