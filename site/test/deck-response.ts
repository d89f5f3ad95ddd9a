import type { ApiResponse } from "./stub-api";

/** The account of the signed-in user. */
export const ACCOUNT: ApiResponse = {
  body: { success: true, username: "Anna", publicName: "Anna", email: null },
};

/** A deck of the signed-in user, as the server returns it. */
export function deckResponse(change: object = {}) {
  return {
    ...{ deckid: "Aguns0001", name: "Guns", author: "Anna", description: "", tags: [], rev: 1 },
    ...{ created: "2026-01-02T03:04:05Z", timestamp: "2026-01-02T03:04:05Z", isNonEditable: false },
    ...{ branchName: "", family: null, inventoryType: "virtual", hidden: false, locked: false },
    ...{ publicChild: null, publicParent: null, reviewOf: null, markers: {}, isAuthor: true, cards: {} },
    ...change,
  };
}
