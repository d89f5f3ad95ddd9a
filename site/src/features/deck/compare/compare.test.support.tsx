import { screen, within } from "@testing-library/react";
import { ALAN, GUNS, showPage } from "../../../../test/deck-page";
import { refusal, type stubApi } from "../../../../test/stub-api";
import { DOLL, GOVERN } from "../../../domain/deck/operations/operations.test.support";

/** A deck of another user. */
export const WEENIES = {
  ...{ ...GUNS, deckid: "Bween0001", name: "Weenies", author: "Bob", isAuthor: false },
  ...{ publicChild: false, publicParent: false, cards: { [ALAN]: 3, [DOLL]: 2, [GOVERN]: 6 } },
};
const ANSWERS = {
  "GET /api/deck/Bween0001": { body: WEENIES },
  "GET /api/deck/Agone0001": refusal(400, "unknown-deck"),
  "GET /api/deck/Anone0001": refusal(502, ""),
};

/** Shows the page at a URL path. */
export function show(path: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const { sent, history } = showPage(path, { ...ANSWERS, ...answers });
  return {
    writes: () => sent.filter(({ call }) => !call.startsWith("GET")),
    url: () => history.location.href,
    entries: () => history.length,
    follow: history.push,
  };
}

/** The line of a card. */
export const line = (card: string) =>
  screen.getAllByRole("listitem").find((item) => within(item).queryByRole("link", { name: card }));
