import type { ListedDeckSchema, OwnDeckResponse } from "../src/generated/api";
import type { ApiResponse } from "./stub-api";

/** The account of the signed-in user. */
export const ACCOUNT: ApiResponse = {
  body: { success: true, username: "Anna", publicName: "Anna", email: null },
};

const TIME = "2026-01-02T03:04:05Z";

const SHARED = {
  deckid: "Aguns0001",
  name: "Guns",
  author: "Anna",
  tags: [],
  rev: 1,
  timestamp: TIME,
  branchName: "",
  family: null,
  inventoryType: "virtual",
  hidden: false,
  locked: false,
  publicChild: null,
  publicParent: null,
  reviewOf: null,
} satisfies Partial<OwnDeckResponse> & Partial<ListedDeckSchema>;

/** A deck of the signed-in user, as the server returns it. */
export function deckResponse(change: Partial<OwnDeckResponse> = {}): OwnDeckResponse {
  const own = {
    description: "",
    created: TIME,
    isNonEditable: false,
    isAuthor: true,
    markers: {},
    cards: {},
  } as const;
  return { ...SHARED, ...own, released: [], ...change };
}

/** The same deck in the list of its owner. */
export function listedResponse(change: Partial<ListedDeckSchema> = {}): ListedDeckSchema {
  return { ...SHARED, mainClan: null, cryptCount: 0, libraryCount: 0, ...change };
}
