import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { MissingIdsError } from "../../../../data/third-party-decks";
import type { Card } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import { cardNames } from "../../../../domain/deck/card-names";
import { type ImportedDeck, importDeckText } from "../../../../domain/deck/imported-deck";
import { copiesOf, DECK_CARDS, findCard } from "../../../../domain/deck/samples/deck-cards";
import { SAMPLE_SETS } from "../../../../domain/samples/bases";
import { ImportSiteDialog } from "./import-site-dialog";
import { ImportTextDialog } from "./import-text-dialog";

const NAMES = cardNames(DECK_CARDS);
const KNOWN = {
  find: findCard,
  localize: (card: Card) => localizeCard(card, null),
  catalogue: SAMPLE_SETS,
};
const LIST = "Deck Name: Dolls\nAuthor: Ann\n\n2 Blood Doll\n3 Theo Bell (G6)\n1 Blod Doll\nand so on\n";
const IMPORTED = importDeckText(LIST, NAMES, { playtest: false }, undefined);

const button = (name: string) => screen.getByRole("button", { name });

describe("importing a text", () => {
  function start(onImport = vi.fn(async (_: ImportedDeck) => {}), account = true) {
    const onClose = vi.fn();
    render(
      <ImportTextDialog
        account={account}
        names={NAMES}
        known={KNOWN}
        playtest={false}
        shared={{ text: "", hasFile: false }}
        onImport={onImport}
        onClose={onClose}
      />,
    );
    const list = screen.getByRole("textbox", { name: "Deck list" });
    const paste = (value: string) => fireEvent.change(list, { target: { value } });
    const create = () => userEvent.click(button("Create deck"));
    return { onImport, onClose, list, paste, create };
  }

  it("shows a preview before it creates the deck", async () => {
    const { onImport, paste, create } = start();
    paste(LIST);
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(preview).toHaveTextContent("Dolls");
    expect(preview).toHaveTextContent("Ann");
    expect(preview).toHaveTextContent("Crypt 3, library 2");
    expect(preview).toHaveTextContent("1 line does not name a known card.");
    expect(preview).toHaveTextContent("Line 6: 1 Blod Doll");
    expect(preview).toHaveTextContent("1 other line was skipped.");
    expect(onImport).not.toHaveBeenCalled();
    await create();
    expect(onImport).toHaveBeenCalledExactlyOnceWith(IMPORTED);
    expect(IMPORTED.draft.cards).toEqual(copiesOf({ 100199: 2, 201613: 3 }));
  });

  it("distinguishes wrong quantities from unknown names", () => {
    const { paste } = start();
    paste("2 Blood Doll\n1000x Blood Doll\n0 Theo Bell (G6)\n1 Blod Doll\n500 Blood Doll\n600 Blood Doll");
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(preview).toHaveTextContent("1 line does not name a known card.");
    expect(preview).toHaveTextContent("3 lines have an impossible number of copies.");
  });

  it.each([
    ["", "ENTER DECK LIST"],
    ["  \n", "ENTER DECK LIST"],
    ["Dear diary", "ERROR DURING IMPORT"],
  ])("says of %j: %s", async (text, problem) => {
    const { onImport, list, paste, create } = start();
    paste(text);
    await create();
    expect(list).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(list).toBeInvalid();
    expect(onImport).not.toHaveBeenCalled();
    paste("2 Blood Doll");
    expect(list).toBeValid();
  });

  it("reports a failed import, and keeps the text", async () => {
    const { list, paste, create } = start(vi.fn(() => Promise.reject(new Error("no"))));
    paste(LIST);
    await create();
    await waitFor(() =>
      expect(list).toHaveAccessibleDescription(expect.stringContaining("ERROR DURING IMPORT")),
    );
    expect(list).toHaveValue(LIST);
  });

  it("reads a chosen file; a deck without a name is named after it", async () => {
    const { onImport, create } = start();
    const file = new File(['<deck><card><name id="1">Blood Doll</name></card></deck>'], "Dolls of mine.dek");
    await userEvent.upload(screen.getByLabelText("Choose a file"), file);
    await screen.findByText("Dolls of mine");
    await create();
    expect(onImport.mock.calls[0]?.[0].draft).toMatchObject({
      name: "Dolls of mine",
      cards: copiesOf({ 100199: 1 }),
    });
  });

  it("reads a dropped text file, and refuses others", async () => {
    const { list } = start();
    const drop = (file: File) => fireEvent.drop(list, { dataTransfer: { files: [file] } });
    drop(new File(["%PDF"], "deck.pdf"));
    await waitFor(() => expect(list).toHaveAccessibleDescription(expect.stringMatching(/^ERROR /)));
    drop(new File(["2 Blood Doll"], "Mine.txt"));
    await screen.findByText("Mine");
    expect(list).toHaveValue("2 Blood Doll");
    expect(list).toBeValid();
  });

  it("accepts a file over any part of the form; dropped text goes to the field", () => {
    start(undefined, false);
    const note = screen.getByText(/^Without an account/);
    const isTaken = (types: readonly string[]) => !fireEvent.dragOver(note, { dataTransfer: { types } });
    expect([isTaken(["Files"]), isTaken(["text/plain"])]).toEqual([true, false]);
  });

  it("explains anonymous decks", () => {
    start(undefined, false);
    expect(screen.getByText(/^Without an account/)).toBeVisible();
  });
});

describe("importing from another site", () => {
  function start(fetchFromSite: (url: string) => Promise<ImportedDeck>, account = true) {
    const onImport = vi.fn(async (_: ImportedDeck) => {});
    const dialog = { account, known: KNOWN, fetchFromSite, onImport, onClose: () => {} };
    render(<ImportSiteDialog {...dialog} shared="" />);
    const field = screen.getByRole("textbox", { name: "Deck URL" });
    const read = async (value: string) => {
      fireEvent.change(field, { target: { value } });
      await userEvent.click(button("Read the deck"));
    };
    return { onImport, field, read };
  }

  it.each([
    [" ", "ENTER URL"],
    ["https://other.example/deck/1", "ERROR IN URL"],
    ["https://other.example/#deck/", "ERROR IN URL"],
  ])("says of %j: %s", async (url, problem) => {
    const fetchFromSite = vi.fn(() => Promise.resolve(IMPORTED));
    const { field, read } = start(fetchFromSite);
    await read(url);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(fetchFromSite).not.toHaveBeenCalled();
  });

  it("shows the deck and its revisions before it creates them", async () => {
    const found = { ...IMPORTED, revisions: [IMPORTED.draft, IMPORTED.draft] };
    const { onImport, read } = start(async () => found);
    await read(" https://other.example/#deck/abc ");
    expect(await screen.findByText("With 2 revisions.")).toBeVisible();
    expect(onImport).not.toHaveBeenCalled();
    await userEvent.click(button("Create deck"));
    expect(onImport).toHaveBeenCalledExactlyOnceWith(found);
  });

  it("does not import the deck of a previous URL", async () => {
    let arrive: (deck: ImportedDeck) => void = () => {};
    const { field, onImport, read } = start(() => new Promise((resolve) => (arrive = resolve)));
    await read("https://other.example/#deck/abc");
    fireEvent.change(field, { target: { value: "https://other.example/#deck/xyz" } });
    await act(async () => arrive(IMPORTED));
    expect(screen.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
    await userEvent.click(button("Read the deck"));
    expect(onImport).not.toHaveBeenCalled();
  });

  it("says what an anonymous deck lacks", async () => {
    const { read } = start(async () => ({ ...IMPORTED, revisions: [IMPORTED.draft] }), false);
    expect(screen.getByText(/^Without an account:/)).toBeVisible();
    await read("https://other.example/#deck/abc");
    expect(await screen.findByText("1 revision is skipped: it needs an account.")).toBeVisible();
  });

  it("reports that the card list of the other site is missing", async () => {
    const { field, read, onImport } = start(() => Promise.reject(new MissingIdsError()));
    await read("https://other.example/#deck/abc");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining("This site does not have the other site’s card IDs"),
      ),
    );
    expect(screen.queryByRole("region", { name: "Preview" })).toBeNull();
    expect(onImport).not.toHaveBeenCalled();
  });

  it("reports that the other site has no such deck", async () => {
    const { field, read } = start(() => Promise.reject(new Error("404")));
    await read("https://other.example/#deck/abc");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining("ERROR DURING IMPORT")),
    );
  });
});
