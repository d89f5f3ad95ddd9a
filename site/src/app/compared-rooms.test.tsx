import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, type stubApi } from "../../test/stub-api";
import { DOLL, GOVERN } from "../domain/deck/operations/operations.test.support";
import { ALAN, GUNS, showPage, signInBeforeEach } from "./deck-page.test.support";

const BARRENS = 100135;
const OTHERS = {
  ...{ ...GUNS, deckid: "Bween0001", name: "Weenies", author: "Bob", isAuthor: false },
  ...{ publicChild: false, publicParent: false, cards: { [ALAN]: 3, [DOLL]: 2, [GOVERN]: 6 } },
};
const ANSWERS = {
  "GET /api/deck/Bween0001": { body: OTHERS },
  "GET /api/deck/Agone0001": refusal(400, "unknown-deck"),
  "GET /api/deck/Anone0001": refusal(502, ""),
};

signInBeforeEach();

function show(address: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const { sent, history } = showPage(address, { ...ANSWERS, ...answers });
  return {
    writes: () => sent.filter(({ call }) => !call.startsWith("GET")),
    address: () => history.location.href,
    entries: () => history.length,
    follow: history.push,
  };
}

const line = (card: string) =>
  screen.getAllByRole("listitem").find((item) => within(item).queryByRole("link", { name: card }));

describe("comparing", () => {
  it("says which parts of a deck in the address name no card", async () => {
    const right = encodeURIComponent(`?name=Broken#${DOLL}=2;abc=1`);
    show(`/diff/Aguns0001/deck?right=${right}`);
    expect(await screen.findByText("1 part of this link could not be read: abc=1")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Crypt [4 → 0]" })).toBeVisible();
  });

  it("tells the beginning of a part that is long", async () => {
    show(`/review/Aguns0001#${"x".repeat(5000)};abc=1`);
    expect(
      await screen.findByText(`2 parts of this link could not be read: ${"x".repeat(40)}…; abc=1`),
    ).toBeVisible();
  });

  it("tells what differs card by card and in all, and changes one's own deck", async () => {
    const { writes } = show("/diff/Aguns0001/Bween0001");
    expect(await screen.findByRole("heading", { name: "Crypt [4 → 3]" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Library [2 → 8]" })).toBeVisible();
    expect(line("Alan Sovereign")).toHaveTextContent("4 → 3");
    expect(line("Alan Sovereign")).toHaveTextContent("−1");
    expect(line("Govern the Unaligned")).toHaveTextContent("+6");
    expect(line("Blood Doll")).not.toHaveTextContent("→");
    fireEvent.click(screen.getByRole("radio", { name: "Missing on the left (6)" }));
    await waitFor(() => expect(line("Alan Sovereign")).toBeUndefined());
    expect(line("Govern the Unaligned")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "One more Govern the Unaligned" }));
    expect(await screen.findByText("Missing on the left (5)")).toBeVisible();
    await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [GOVERN]: 1 } }));
  });

  it("counts all cards of a type, also where only differences are listed", async () => {
    const { cards } = OTHERS;
    const body = { ...OTHERS, cards: { ...cards, [BARRENS]: 3 } };
    show("/diff/Aguns0001/Bween0001", { "GET /api/deck/Bween0001": { body } });
    expect(await screen.findByRole("heading", { name: /^Master/ })).toHaveTextContent("Master (2 → 5)+3");
    fireEvent.click(screen.getByRole("radio", { name: "Differences only" }));
    await waitFor(() => expect(line("Blood Doll")).toBeUndefined());
    expect(screen.getByRole("heading", { name: /^Master/ })).toHaveTextContent("Master (2 → 5)+3");
  });

  it("prints what is missing on the left, all of it ticked", async () => {
    show("/diff/Aguns0001/Bween0001");
    fireEvent.click(await screen.findByRole("button", { name: "Proxies of the missing cards" }));
    const dialog = await screen.findByRole("dialog", { name: "Create PDF with card proxies – Guns" });
    expect(within(dialog).getByText("Cards: 6, pages: 1")).toBeVisible();
    expect(within(dialog).getAllByRole("checkbox")).toHaveLength(1);
    expect(within(dialog).getByRole("checkbox", { name: "Govern the Unaligned" })).toBeChecked();
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("prints nothing where nothing is missing", async () => {
    show("/diff/Bween0001/Bween0001");
    expect(await screen.findByRole("button", { name: "Proxies of the missing cards" })).toBeDisabled();
  });

  it("reads what is somebody else's", async () => {
    show("/diff/Bween0001/Aguns0001");
    expect(await screen.findByText("2 cards differ.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^One more/ })).toBeNull();
  });

  it("changes nothing of one's own deck that is locked", async () => {
    show("/diff/Aguns0001/Bween0001", { "GET /api/deck/Aguns0001": { body: { ...GUNS, locked: true } } });
    expect(await screen.findByText("2 cards differ.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^One more/ })).toBeNull();
    expect(screen.queryByText("Your deck: quantities are editable.")).toBeNull();
  });

  it("says on each side why there is no deck", async () => {
    show("/diff/Agone0001/Anone0001");
    const side = async (name: string) =>
      within(await screen.findByRole("region", { name })).findByRole("alert");
    expect(await side("Left deck")).toHaveTextContent("NO DECK WITH THIS ID");
    expect(await side("Right deck")).toHaveTextContent("CONNECTION PROBLEM");
  });

  it("calls the button for another deck what stands on it, as who speaks to the page says", async () => {
    show("/diff/Agone0001/Aguns0001");
    const label = "Choose a deck for the left side";
    const button = await screen.findByRole("button", { name: label, hidden: true });
    expect(button).toHaveTextContent(label);
  });
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

  it("cannot be applied to one's own deck while that is locked, and says so", async () => {
    const locked = { body: { ...GUNS, locked: true } };
    show(`/review/Aguns0001#${CHANGES}`, { "GET /api/deck/Aguns0001": locked });
    expect(await screen.findByText(/^This is your deck, but it cannot be edited right now/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Apply/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Discard the change: Blood Doll" })).toBeVisible();
  });

  it("stands in the address, and touches no deck", async () => {
    const { writes, address } = show("/review/Bween0001");
    fireEvent.click(await screen.findByRole("button", { name: "One fewer Alan Sovereign" }));
    await waitFor(() => expect(address()).toBe(`/review/Bween0001#${ALAN}=3-1`));
    fireEvent.click(screen.getByRole("button", { name: "Discard the change: Alan Sovereign" }));
    await waitFor(() => expect(address()).toBe("/review/Bween0001"));
    expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
    expect(writes()).toEqual([]);
  });

  it("is undone and done again by whoever proposes, without another entry in the history", async () => {
    const { writes, address, entries } = show("/review/Bween0001");
    const undo = await screen.findByRole("button", { name: "Undo" });
    const redo = screen.getByRole("button", { name: "Redo" });
    expect(undo).toBeDisabled();
    fireEvent.click(screen.getByRole("button", { name: "One fewer Alan Sovereign" }));
    const first = `/review/Bween0001#${ALAN}=3-1`;
    await waitFor(() => expect(address()).toBe(first));
    fireEvent.click(screen.getByRole("button", { name: "One fewer Govern the Unaligned" }));
    const second = `${first};${GOVERN}=6-1`;
    await waitFor(() => expect(address()).toBe(second));
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    await waitFor(() => expect(address()).toBe(first));
    fireEvent.click(undo);
    await waitFor(() => expect(address()).toBe("/review/Bween0001"));
    expect(undo).toBeDisabled();
    fireEvent.keyDown(document.body, { key: "Z", metaKey: true, shiftKey: true });
    await waitFor(() => expect(address()).toBe(first));
    fireEvent.click(redo);
    await waitFor(() => expect(address()).toBe(second));
    expect(redo).toBeDisabled();
    fireEvent.click(screen.getByRole("button", { name: "Discard all changes" }));
    await waitFor(() => expect(address()).toBe("/review/Bween0001"));
    fireEvent.click(undo);
    await waitFor(() => expect(address()).toBe(second));
    expect(entries()).toBe(1);
    expect(writes()).toEqual([]);
  });

  it("is undone by the owner in its order: what was applied, what was proposed", async () => {
    const { writes, address } = show("/review/Aguns0001");
    fireEvent.click(await screen.findByRole("button", { name: "One more Blood Doll" }));
    await waitFor(() => expect(address()).toBe(`/review/Aguns0001#${DOLL}=2+1`));
    fireEvent.click(screen.getByRole("button", { name: "Apply all" }));
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ cards: { [DOLL]: 3 } }));
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
    fireEvent.click(undo);
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ cards: { [DOLL]: 2 } }));
    expect(address()).toBe(`/review/Aguns0001#${DOLL}=2+1`);
    fireEvent.click(undo);
    await waitFor(() => expect(address()).toBe("/review/Aguns0001"));
    expect(undo).toBeDisabled();
    expect(writes()).toHaveLength(2);
  });

  it("of another link in the address knows no steps of the one before", async () => {
    const { address, follow } = show("/review/Bween0001");
    fireEvent.click(await screen.findByRole("button", { name: "One fewer Alan Sovereign" }));
    await waitFor(() => expect(address()).toBe(`/review/Bween0001#${ALAN}=3-1`));
    expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled();
    follow(`/review/Bween0001#${DOLL}=2+2`);
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled());
  });

  it("leaves the focus at the next change, and at the heading once there is none", async () => {
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

  it("is kept as a deck that refers to the one that it was made for", async () => {
    const { writes } = show(`/review/Bween0001#${DOLL}=2+1`, {
      "POST /api/deck": { body: { success: true, deckid: "Akept0001" } },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Save as a deck" }));
    await waitFor(() =>
      expect(writes()[0]).toMatchObject({
        call: "POST /api/deck",
        body: { name: "Review of Weenies", reviewOf: "Bween0001", cards: { [DOLL]: 3, [ALAN]: 3 } },
      }),
    );
  });

  it("that was kept leads to the deck that it was made for, with what it proposes", async () => {
    const kept = { ...OTHERS, deckid: "Ckept0001", reviewOf: "Aguns0001" };
    const { address } = show("/review/Ckept0001", { "GET /api/deck/Ckept0001": { body: kept } });
    expect(await screen.findByRole("button", { name: "Apply all" })).toBeVisible();
    expect(address()).toBe(`/review/Aguns0001#${ALAN}=4-1;${GOVERN}=0+6`);
  });
});
