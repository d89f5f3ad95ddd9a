import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ALAN, GUNS, showPage, signInBeforeEach } from "../../../../test/deck-page";
import { ACCOUNT, deckResponse, listedResponse } from "../../../../test/deck-response";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";

const IN_TESTING = 210_001;
const TESTED = { deckid: "Atest0001", name: "Tested" };
/** Keeps a playtest card among the considered ones only. */
const CONSIDERED = { deckid: "Acons0001", name: "Considered" };
const DECKS = {
  "GET /api/decks": {
    body: { decks: [listedResponse(), listedResponse(TESTED), listedResponse(CONSIDERED)], families: {} },
  },
  "GET /api/deck/Aguns0001": { body: GUNS },
  "POST /api/decks/batch": {
    body: {
      decks: [
        deckResponse({ ...TESTED, cards: { [IN_TESTING]: 2, [DOLL]: 1 } }),
        deckResponse({ ...CONSIDERED, cards: { [IN_TESTING]: 0, [ALAN]: 1 } }),
      ],
      unknown: [],
      left: [],
    },
  },
};

const account = (change: object) => ({ body: { ...(ACCOUNT.body as object), ...change } });

signInBeforeEach();

async function openList(change: object) {
  const { sent } = showPage("/decks/Aguns0001", { ...DECKS, "GET /api/account": account(change) });
  const field = await screen.findByRole("combobox", { name: "Choose a deck" });
  fireEvent.click(field);
  await screen.findByRole("option", { name: /^Tested/ });
  return sent;
}

it("marks own decks with playtest cards for testers", async () => {
  await openList({ isPlaytester: true });
  expect(await screen.findByText("PLAYTEST")).toBeVisible();
  expect(screen.getByRole("option", { name: /^Tested/ })).toHaveTextContent("PLAYTEST");
  expect(screen.getAllByText("PLAYTEST")).toHaveLength(1);
});

it("fetches no decks for other users", async () => {
  const sent = await openList({});
  expect(within(screen.getByRole("listbox")).getAllByRole("option")).toHaveLength(3);
  expect(screen.queryByText("PLAYTEST")).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call === "POST /api/decks/batch")).toEqual([]);
});
