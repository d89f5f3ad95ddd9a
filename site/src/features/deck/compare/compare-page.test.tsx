import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { GUNS, signInBeforeEach } from "../../../../test/deck-page";
import { DOLL, GOVERN } from "../../../domain/deck/operations/operations.test.support";
import { line, show, WEENIES } from "./compare.test.support";

const BARRENS = 100135;

signInBeforeEach();

it("lists the parts of a deck URL that name no card", async () => {
  const right = encodeURIComponent(`?name=Broken#${DOLL}=2;abc=1`);
  show(`/diff/Aguns0001/deck?right=${right}`);
  expect(await screen.findByText("1 part of this link could not be read: abc=1")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Crypt [4 → 0]" })).toBeVisible();
});

it("shows the difference per card and in total, and edits the user's own deck", async () => {
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

it("takes over the copies of a single card from the right deck", async () => {
  const { writes } = show("/diff/Aguns0001/Bween0001");
  fireEvent.click(
    await screen.findByRole("button", { name: "Take over from the right deck: 6× Govern the Unaligned" }),
  );
  await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [GOVERN]: 6 } }));
  await waitFor(() => expect(line("Govern the Unaligned")).not.toHaveTextContent("→"));
  expect(screen.queryByRole("button", { name: /^Take over .*Govern/ })).toBeNull();
});

it("takes a card out that the right deck lacks", async () => {
  const { writes } = show("/diff/Aguns0001/Bween0001", {
    "GET /api/deck/Aguns0001": { body: { ...GUNS, cards: { ...WEENIES.cards, [GOVERN]: 3 } } },
    "GET /api/deck/Bween0001": { body: { ...WEENIES, cards: GUNS.cards } },
  });
  fireEvent.click(
    await screen.findByRole("button", { name: "Take over from the right deck: 0× Govern the Unaligned" }),
  );
  await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [GOVERN]: -1 } }));
});

it("counts all cards of a type, even if only differences are listed", async () => {
  const { cards } = WEENIES;
  const body = { ...WEENIES, cards: { ...cards, [BARRENS]: 3 } };
  show("/diff/Aguns0001/Bween0001", { "GET /api/deck/Bween0001": { body } });
  expect(await screen.findByRole("heading", { name: /^Master/ })).toHaveTextContent("Master (2 → 5)+3");
  fireEvent.click(screen.getByRole("radio", { name: "Differences only" }));
  await waitFor(() => expect(line("Blood Doll")).toBeUndefined());
  expect(screen.getByRole("heading", { name: /^Master/ })).toHaveTextContent("Master (2 → 5)+3");
});

it("lists the missing cards: those that the right deck has more of", async () => {
  show("/diff/Aguns0001/Bween0001");
  fireEvent.click(await screen.findByRole("button", { name: "List the missing cards" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Missing cards for Guns" }));
  expect(dialog.getByText("6 copies are missing.")).toBeVisible();
  expect(dialog.getByRole("heading", { name: "Action (6)" })).toBeVisible();
  expect(dialog.queryByText("Alan Sovereign")).not.toBeInTheDocument();
});

it("prints the missing cards, all of them ticked", async () => {
  show("/diff/Aguns0001/Bween0001");
  fireEvent.click(await screen.findByRole("button", { name: "Proxies of the missing cards" }));
  const dialog = await screen.findByRole("dialog", { name: "Create PDF with card proxies – Guns" });
  expect(within(dialog).getByText("Cards: 6, pages: 1")).toBeVisible();
  expect(within(dialog).getAllByRole("checkbox")).toHaveLength(1);
  expect(within(dialog).getByRole("checkbox", { name: "Govern the Unaligned" })).toBeChecked();
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("lists and prints nothing if no card is missing", async () => {
  show("/diff/Bween0001/Bween0001");
  expect(await screen.findByRole("button", { name: "List the missing cards" })).toBeDisabled();
  expect(await screen.findByRole("button", { name: "Proxies of the missing cards" })).toBeDisabled();
});

it("shows a deck of another user read-only", async () => {
  show("/diff/Bween0001/Aguns0001");
  expect(await screen.findByText("2 cards differ.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(One more|Take over)/ })).toBeNull();
});

it("shows the user's own deck read-only while it is locked", async () => {
  show("/diff/Aguns0001/Bween0001", { "GET /api/deck/Aguns0001": { body: { ...GUNS, locked: true } } });
  expect(await screen.findByText("2 cards differ.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^One more/ })).toBeNull();
  expect(screen.queryByText("Your deck: quantities are editable.")).toBeNull();
});

it("reports on each side why a deck is unavailable", async () => {
  show("/diff/Agone0001/Anone0001");
  const side = async (name: string) =>
    within(await screen.findByRole("region", { name })).findByRole("alert");
  expect(await side("Left deck")).toHaveTextContent("NO DECK WITH THIS ID");
  expect(await side("Right deck")).toHaveTextContent("CONNECTION PROBLEM");
});

it("names the button for another deck by its visible text, for voice control", async () => {
  show("/diff/Agone0001/Aguns0001");
  const label = "Choose a deck for the left side";
  const button = await screen.findByRole("button", { name: label, hidden: true });
  expect(button).toHaveTextContent(label);
});
