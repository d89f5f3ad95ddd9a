import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPreferences } from "../../../../data/preferences";
import { listed, revisionGroup } from "../../../../domain/deck/list/decks.test.support";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { button, cardSource, rowNames, showDialog, stubSizes } from "./select-deck.test.support";

beforeEach(() => {
  stubSizes();
  setPreferences({ sort: { "deck-list": "name" } });
});
afterEach(() => vi.restoreAllMocks());

const OF_WALL = revisionGroup("wall", "wall", "wall-2");
const MINE = [
  listed("ana", { name: "Ánanas", tags: ["to sell"] }),
  listed("rot", { name: "Rötschreck", tags: ["vote"] }),
  listed("wall", { name: "Wall", revisionGroup: OF_WALL }),
  listed("wall-2", { name: "Wall", revisionLabel: "#2", revisionGroup: OF_WALL }),
];

const tick = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));
const confirm = (name: string) => userEvent.click(dialog(name).getByRole("button", { name: "Delete" }));
const writeYes = (name: string) => userEvent.type(dialog(name).getByRole("textbox"), "YES");

describe("a row", () => {
  it("hides and locks a deck, and says so in words", async () => {
    showDialog(MINE);
    await userEvent.click(button("Hide Ánanas in the selector"));
    await userEvent.click(button("Lock Ánanas"));
    expect(rowNames()[0]).toBe("Ánanas  (hidden, locked)");
    await userEvent.click(button("Show Ánanas in the selector"));
    await userEvent.click(button("Unlock Ánanas"));
    expect(rowNames()[0]).toBe("Ánanas");
  });

  it("publishes a deck after a confirmation, and unpublishes it", async () => {
    showDialog(MINE);
    for (const name of ["Make Ánanas public", "Remove Ánanas from public decks"]) {
      await userEvent.click(button(name));
      expect(button(name)).toBeInTheDocument();
      await userEvent.click(button("Sure"));
      expect(screen.queryByRole("button", { name: "Sure" })).not.toBeInTheDocument();
    }
    expect(button("Make Ánanas public")).toBeInTheDocument();
  });

  it("copies the URL", async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, "writeText");
    showDialog(MINE);
    await user.click(button("Copy the URL of Rötschreck"));
    expect(write).toHaveBeenCalledExactlyOnceWith("https://cards.example/decks/rot");
    expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument();
  });

  it("ends editing of tags on Escape", async () => {
    showDialog(MINE);
    await userEvent.click(button("Edit the tags of Rötschreck"));
    expect(screen.getByRole("combobox", { name: "Tags of Rötschreck" })).toHaveFocus();
    await userEvent.type(screen.getByRole("combobox", { name: "Tags of Rötschreck" }), "{Escape}{Escape}");
    expect(screen.queryByRole("combobox", { name: "Tags of Rötschreck" })).not.toBeInTheDocument();
    expect(button("Edit the tags of Rötschreck")).toHaveFocus();
  });

  it("edits tags in place, with suggestions from other decks", async () => {
    showDialog(MINE);
    await userEvent.click(button("Edit the tags of Rötschreck"));
    await userEvent.type(
      screen.getByRole("combobox", { name: "Tags of Rötschreck" }),
      "to{ArrowDown}{Enter}",
    );
    const tags = screen.getByRole("list", { name: "Tags of Rötschreck" });
    expect(
      within(tags)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["vote", "to sell"]);
    await userEvent.click(button("Done"));
    expect(screen.queryByRole("combobox", { name: "Tags of Rötschreck" })).not.toBeInTheDocument();
    expect(button("Edit the tags of Rötschreck")).toHaveFocus();
  });

  it("shows the cards on demand", async () => {
    showDialog(MINE);
    await userEvent.click(button("Preview of Rötschreck"));
    const preview = dialog("Rötschreck");
    expect(await preview.findByText("3× Theo Bell")).toBeInTheDocument();
    expect(preview.getByText("6× Govern the Unaligned")).toBeInTheDocument();
    expect(preview.getByRole("heading", { name: "Library [6]" })).toBeInTheDocument();
  });

  it("reports a failure to load the cards", async () => {
    showDialog(MINE, { cards: cardSource({ load: () => Promise.reject(new Error("offline")) }) });
    await userEvent.click(button("Preview of Rötschreck"));
    expect(await screen.findByText("The cards could not be loaded.")).toBeInTheDocument();
  });

  it("shows the tags of a locked deck read-only", () => {
    showDialog(MINE.map((deck) => (deck.id === "rot" ? { ...deck, locked: true } : deck)));
    expect(screen.queryByRole("button", { name: "Edit the tags of Rötschreck" })).not.toBeInTheDocument();
    expect(button("Edit the tags of Ánanas")).toBeInTheDocument();
  });

  it("deletes a deck without revisions after a plain confirmation", async () => {
    const { deleteDecks } = showDialog(MINE);
    await userEvent.click(button("Delete Rötschreck"));
    expect(dialog("Delete 1 deck").queryByRole("textbox")).not.toBeInTheDocument();
    expect(deleteDecks).not.toHaveBeenCalled();
    await confirm("Delete 1 deck");
    expect(deleteDecks).toHaveBeenCalledExactlyOnceWith(["rot"]);
    expect(rowNames()).toEqual(["Ánanas", "Wall"]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it("keeps the list open when the deck on the page is deleted in it", async () => {
    showDialog(MINE);
    await userEvent.click(button("Delete Ánanas"));
    await confirm("Delete 1 deck");
    expect(rowNames()).toEqual(["Rötschreck", "Wall"]);
  });

  it("deletes a deck with its revisions after a typed confirmation only", async () => {
    const { deleteDecks } = showDialog(MINE);
    await userEvent.click(button("Delete Wall"));
    expect(dialog("Delete 1 deck").getByText("Wall, with all 2 revisions")).toBeInTheDocument();
    await confirm("Delete 1 deck");
    expect(deleteDecks).not.toHaveBeenCalled();
    await writeYes("Delete 1 deck");
    await confirm("Delete 1 deck");
    expect(deleteDecks).toHaveBeenCalledExactlyOnceWith(["wall"]);
  });

  it("deletes a single revision if every revision is a row", async () => {
    const { deleteDecks, deleteRevisions } = showDialog(MINE);
    await tick("Revisions");
    await userEvent.click(button("Delete the revision Wall #2"));
    await confirm("Delete 1 revision");
    expect(deleteRevisions).toHaveBeenCalledExactlyOnceWith(["wall-2"]);
    expect(deleteDecks).not.toHaveBeenCalled();
  });

  it("is navigated by arrow keys, on the same control; Tab reaches one row", async () => {
    showDialog(MINE);
    act(() => button("Ánanas").focus());
    await userEvent.keyboard("{ArrowDown}");
    expect(button("Rötschreck")).toHaveFocus();
    await userEvent.tab();
    expect(button("Edit the tags of Rötschreck")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(button("Edit the tags of Wall")).toHaveFocus();
    expect(button("Ánanas")).toHaveAttribute("tabindex", "-1");
    await userEvent.keyboard("{ArrowDown}{PageUp}");
    expect(button("Edit the tags of Ánanas")).toHaveFocus();
  });
});

describe("many decks", () => {
  it("are selected as far as the filters show them", async () => {
    const { exportDecks } = showDialog(MINE);
    await tick("Select Ánanas");
    await userEvent.click(button("vote: 1 deck"));
    await tick("Select the 1 deck shown");
    expect(screen.getByText("1 deck selected")).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Format" }), "JOL");
    await userEvent.click(button("Export selected"));
    expect(exportDecks).toHaveBeenCalledExactlyOnceWith(["rot"], "jol");
  });

  it("show ERROR if their export fails", async () => {
    const { exportDecks } = showDialog(MINE);
    exportDecks.mockRejectedValueOnce(new Error("offline"));
    await tick("Select all 3 decks shown");
    await userEvent.click(button("Export selected"));
    const shown = (await screen.findAllByText("ERROR")).map((one) => one.closest("[aria-live]"));
    // One is for screen readers, the other is visible.
    expect(shown.map((region) => region !== null).toSorted()).toEqual([false, true]);
    expect(exportDecks).toHaveBeenCalledExactlyOnceWith(["ana", "rot", "wall"], "text");
  });

  it("are deleted after a typed confirmation only", async () => {
    const { deleteDecks } = showDialog(MINE);
    await tick("Select Ánanas");
    await tick("Select Rötschreck");
    await userEvent.click(button("Delete selected"));
    await confirm("Delete 2 decks");
    expect(deleteDecks).not.toHaveBeenCalled();
    await writeYes("Delete 2 decks");
    await confirm("Delete 2 decks");
    expect(deleteDecks).toHaveBeenCalledExactlyOnceWith(["ana", "rot"]);
    expect(screen.queryByRole("dialog", { name: "Delete 2 decks" })).not.toBeInTheDocument();
  });

  it("need a typed confirmation even for one deck; public copies are mentioned", async () => {
    const mine = MINE.map((deck) =>
      deck.id === "rot" ? { ...deck, publicChild: asDeckId("Apub00001") } : deck,
    );
    const { deleteDecks } = showDialog(mine);
    await tick("Select Rötschreck");
    await userEvent.click(button("Delete selected"));
    await confirm("Delete 1 deck");
    expect(deleteDecks).not.toHaveBeenCalled();
    expect(dialog("Delete 1 deck").getByText("Including 1 public copy.")).toBeInTheDocument();
    await writeYes("Delete 1 deck");
    await confirm("Delete 1 deck");
    expect(deleteDecks).toHaveBeenCalledExactlyOnceWith(["rot"]);
  });

  it("are not deleted on cancel", async () => {
    const { deleteDecks } = showDialog(MINE);
    await tick("Select all 3 decks shown");
    await userEvent.click(button("Delete selected"));
    await userEvent.click(dialog("Delete 3 decks").getByRole("button", { name: "Cancel" }));
    expect(deleteDecks).not.toHaveBeenCalled();
    expect(screen.getByText("3 decks selected")).toBeInTheDocument();
  });
});

it("only picks a deck without commands", async () => {
  const { onOpen } = showDialog(MINE, { title: "Compare with…", isPicker: true });
  expect(screen.getByRole("dialog", { name: "Compare with…" })).toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: /^Select/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^(Delete|Lock|Unlock|Hide|Edit)/ })).not.toBeInTheDocument();
  await userEvent.click(button("Rötschreck"));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("rot");
});
