import type { DeckId } from "../../../domain/deck/deck";
import type { DeckOperation } from "../../../domain/deck/operations/operation";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import type { ChangedDeckResponse } from "../../../generated/api";
import type { Api } from "../../api";
import { changeRequests, draftRequest } from "../api/requests";
import { apiFailureOf } from "./api-failure";

/** What the server has accepted. */
export type Receipt =
  | {
      readonly kind: "changed";
      readonly version: number;
      /** The number of versions that this operation itself made: one per call. */
      readonly versions: number;
      readonly changed: string;
    }
  | { readonly kind: "created"; readonly id: DeckId }
  | { readonly kind: "removed"; readonly ids: readonly DeckId[] };

/**
 * Sends one operation; idempotent, because an earlier try may have arrived. `version`: the known version of the deck;
 * the server accepts a change of this version only, so that a delayed change does not undo a later one.
 */
export function send(api: Api, operation: DeckOperation, version: number | undefined): Promise<Receipt> {
  switch (operation.kind) {
    case "change":
      return sendChange(api, operation, version);
    case "create":
      return sendCreation(api, operation);
    case "delete":
      return sendRemoval(api, operation);
    default:
      return operation satisfies never;
  }
}

type Of<Kind> = Extract<DeckOperation, { kind: Kind }>;

async function sendChange(
  api: Api,
  { deck, change }: Of<"change">,
  known: number | undefined,
): Promise<Receipt> {
  let last: ChangedDeckResponse | undefined;
  const requests = changeRequests(change);
  for (const body of requests) {
    const version = last?.rev ?? known;
    const headers = version === undefined ? {} : { "If-Match": String(version) };
    last = await api("PUT deck/{id}", { id: deck, body, headers });
  }
  if (!last) throw new Error("An edit that changes nothing");
  return { kind: "changed", version: last.rev, versions: requests.length, changed: last.timestamp };
}

/** The idempotency key prevents a second deck when the call is delivered twice. */
async function sendCreation(api: Api, { id, draft }: Of<"create">): Promise<Receipt> {
  const headers = { "Idempotency-Key": id };
  const { deckid } = await api("POST deck", { body: draftRequest(draft), headers });
  return { kind: "created", id: asDeckId(deckid) };
}

async function sendRemoval(api: Api, operation: Of<"delete">): Promise<Receipt> {
  const { deck, revision } = operation;
  try {
    const { removed } = await api(revision ? "DELETE deck/{id}/branch" : "DELETE deck/{id}", { id: deck });
    return { kind: "removed", ids: removed.map(asDeckId) };
  } catch (error) {
    // An earlier try has arrived, or the deck was deleted elsewhere: the result is the same.
    const failure = apiFailureOf(error);
    if (failure.status !== "refused" || failure.code !== "unknown-deck") throw error;
    return { kind: "removed", ids: [deck] };
  }
}
