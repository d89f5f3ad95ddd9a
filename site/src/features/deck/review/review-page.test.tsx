import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ALAN, GUNS, signInBeforeEach } from "../../../../test/deck-page";
import { DOLL, GOVERN } from "../../../domain/deck/operations/operations.test.support";
import { show, WEENIES } from "../compare/compare.test.support";

signInBeforeEach();

it("shows only the beginning of a long unreadable part", async () => {
  show(`/review/Aguns0001#${"x".repeat(5000)};abc=1`);
  expect(
    await screen.findByText(`2 parts of this link could not be read: ${"x".repeat(40)}…; abc=1`),
  ).toBeVisible();
});

describe("a review", () => {
  const CHANGES = `${ALAN}=4-1;${DOLL}=2+1`;

  it("is applied by the owner in one step", async () => {
    const { writes } = show(`/review/Aguns0001#${CHANGES}`);
    fireEvent.click(await screen.findByRole("button", { name: "Apply all" }));
    expect(await screen.findByText(/^2 proposed changes are already applied\./)).toBeVisible();
    await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [ALAN]: 3, [DOLL]: 3 } }));
    expect(writes()).toHaveLength(1);
  });

  it("is applied card by card", async () => {
    const { writes } = show(`/review/Aguns0001#${CHANGES}`);
    fireEvent.click(await screen.findByRole("button", { name: "Apply the change: Blood Doll" }));
    expect(await screen.findByText(/^1 card to change/)).toBeVisible();
    await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [DOLL]: 3 } }));
  });

  it("cannot be applied while the user's own deck is locked, and says so", async () => {
    const locked = { body: { ...GUNS, locked: true } };
    show(`/review/Aguns0001#${CHANGES}`, { "GET /api/deck/Aguns0001": locked });
    expect(await screen.findByText(/^This is your deck, but it cannot be edited right now/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Apply/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Discard the change: Blood Doll" })).toBeVisible();
  });

  it("is stored in the URL, and changes no deck", async () => {
    const { writes, url } = show("/review/Bween0001");
    fireEvent.click(await screen.findByRole("button", { name: "One fewer Alan Sovereign" }));
    await waitFor(() => expect(url()).toBe(`/review/Bween0001#${ALAN}=3-1`));
    fireEvent.click(screen.getByRole("button", { name: "Discard the change: Alan Sovereign" }));
    await waitFor(() => expect(url()).toBe("/review/Bween0001"));
    expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
    expect(writes()).toEqual([]);
  });

  it("is undone and redone by its author, without new history entries", async () => {
    const { writes, url, entries } = show("/review/Bween0001");
    const undo = await screen.findByRole("button", { name: "Undo" });
    const redo = screen.getByRole("button", { name: "Redo" });
    expect(undo).toBeDisabled();
    fireEvent.click(screen.getByRole("button", { name: "One fewer Alan Sovereign" }));
    const first = `/review/Bween0001#${ALAN}=3-1`;
    await waitFor(() => expect(url()).toBe(first));
    fireEvent.click(screen.getByRole("button", { name: "One fewer Govern the Unaligned" }));
    const second = `${first};${GOVERN}=6-1`;
    await waitFor(() => expect(url()).toBe(second));
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    await waitFor(() => expect(url()).toBe(first));
    fireEvent.click(undo);
    await waitFor(() => expect(url()).toBe("/review/Bween0001"));
    expect(undo).toBeDisabled();
    fireEvent.keyDown(document.body, { key: "Z", metaKey: true, shiftKey: true });
    await waitFor(() => expect(url()).toBe(first));
    fireEvent.click(redo);
    await waitFor(() => expect(url()).toBe(second));
    expect(redo).toBeDisabled();
    fireEvent.click(screen.getByRole("button", { name: "Discard all changes" }));
    await waitFor(() => expect(url()).toBe("/review/Bween0001"));
    fireEvent.click(undo);
    await waitFor(() => expect(url()).toBe(second));
    expect(entries()).toBe(1);
    expect(writes()).toEqual([]);
  });

  it("is undone by the owner in reverse order, applied and proposed changes alike", async () => {
    const { writes, url } = show("/review/Aguns0001");
    fireEvent.click(await screen.findByRole("button", { name: "One more Blood Doll" }));
    await waitFor(() => expect(url()).toBe(`/review/Aguns0001#${DOLL}=2+1`));
    fireEvent.click(screen.getByRole("button", { name: "Apply all" }));
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ cards: { [DOLL]: 3 } }));
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
    fireEvent.click(undo);
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ cards: { [DOLL]: 2 } }));
    expect(url()).toBe(`/review/Aguns0001#${DOLL}=2+1`);
    fireEvent.click(undo);
    await waitFor(() => expect(url()).toBe("/review/Aguns0001"));
    expect(undo).toBeDisabled();
    expect(writes()).toHaveLength(2);
  });

  it("forgets the steps of the previous link", async () => {
    const { url, follow } = show("/review/Bween0001");
    fireEvent.click(await screen.findByRole("button", { name: "One fewer Alan Sovereign" }));
    await waitFor(() => expect(url()).toBe(`/review/Bween0001#${ALAN}=3-1`));
    expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled();
    follow(`/review/Bween0001#${DOLL}=2+2`);
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled());
  });

  it("moves the focus to the next change, or to the heading after the last one", async () => {
    show(`/review/Bween0001#${ALAN}=3-1;${DOLL}=2+1`);
    const drop = (card: string) => screen.getByRole("button", { name: `Discard the change: ${card}` });
    await screen.findByRole("button", { name: "Discard the change: Blood Doll" });
    fireEvent.click(drop("Alan Sovereign"));
    expect(drop("Blood Doll")).toHaveFocus();
    await screen.findByText("1 card to change.");
    fireEvent.click(drop("Blood Doll"));
    await screen.findByText("Nothing proposed yet.");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    const undo = screen.getByRole("button", { name: "Undo" });
    undo.focus();
    fireEvent.click(undo);
    await screen.findByText("1 card to change.");
    expect(undo).toHaveFocus();
    fireEvent.click(undo);
    await screen.findByText("2 cards to change.");
    expect(screen.getByRole("button", { name: "Redo" })).toHaveFocus();
  });

  it("is saved as a deck that refers to the reviewed deck", async () => {
    const { writes } = show(`/review/Bween0001#${DOLL}=2+1`, {
      "POST /api/deck": { body: { success: true, deckid: "Asave0001" } },
    });
    const save = await screen.findByRole("button", { name: "Save as a deck" });
    save.focus();
    fireEvent.click(save);
    // "Apply all" is beside it.
    expect(save).toHaveFocus();
    expect(save).toHaveAttribute("aria-disabled", "true");
    await waitFor(() =>
      expect(writes()[0]).toMatchObject({
        call: "POST /api/deck",
        body: { name: "Review of Weenies", reviewOf: "Bween0001", cards: { [DOLL]: 3, [ALAN]: 3 } },
      }),
    );
  });

  it("that was saved leads to the reviewed deck, with its changes", async () => {
    const saved = { ...WEENIES, deckid: "Csave0001", reviewOf: "Aguns0001" };
    const { url } = show("/review/Csave0001", { "GET /api/deck/Csave0001": { body: saved } });
    expect(await screen.findByRole("button", { name: "Apply all" })).toBeVisible();
    expect(url()).toBe(`/review/Aguns0001#${ALAN}=4-1;${GOVERN}=0+6`);
  });
});
