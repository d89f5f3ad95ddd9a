import { deckResponse, listedResponse } from "../../../../test/deck-response";
import type { ListedDeckSchema, OwnDeckResponse } from "../../../generated/api";
import { ApiError, type SendToApi } from "../../api";
import { HttpError } from "../../http";

/** The parts of a deck that the tests check. */
export interface StoredDeck {
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
}

interface Stored {
  readonly owner: string;
  name: string;
  author: string;
  description: string;
  tags: string[];
  cards: Record<string, number>;
  rev: number;
}

/** Behaves as the calls of decks do: quantities are absolute and merge, a key makes one deck, `rev` counts. */
export interface ModelServer {
  readonly decks: Map<string, Stored>;
  /** As many calls as were worked off. */
  readonly calls: string[];
  /** The deck when `rev` was its number. */
  deckAt(id: string, rev: number): StoredDeck | undefined;
  callAs(user: string): SendToApi;
}

export function modelServer(): ModelServer {
  const decks = new Map<string, Stored>();
  const made = new Map<string, string>();
  const calls: string[] = [];
  const past = new Map<string, StoredDeck>();
  const remember = (id: string, { name, cards, rev }: Stored) =>
    past.set(`${id}/${rev}`, { name, cards: { ...cards } });

  function own(user: string, id: string): Stored {
    const deck = decks.get(id);
    if (!deck) throw refusal(400, "unknown-deck");
    if (deck.owner !== user) throw refusal(401, "not-owner");
    return deck;
  }

  function create(user: string, draft: Partial<Stored>, key: string): unknown {
    const known = made.get(`${user}/${key}`);
    if (known) return { success: true, deckid: known };
    const id = `Adeck${String(decks.size + 1).padStart(4, "0")}`;
    const { name = "", author = "", description = "", tags = [], cards = {} } = draft;
    const deck = { owner: user, name, author, description, tags, cards: { ...cards }, rev: 1 };
    decks.set(id, deck);
    remember(id, deck);
    made.set(`${user}/${key}`, id);
    return { success: true, deckid: id };
  }

  function change(
    id: string,
    deck: Stored,
    { cards = {}, ...others }: Partial<Stored>,
    match: string | undefined,
  ): unknown {
    if (match !== undefined && Number(match) !== deck.rev) throw refusal(412, "changed-deck");
    Object.assign(deck, others);
    for (const [card, copies] of Object.entries(cards)) {
      if (copies < 0) delete deck.cards[card];
      else deck.cards[card] = copies;
    }
    deck.rev += 1;
    remember(id, deck);
    return { success: true, rev: deck.rev, timestamp: TIME };
  }

  const batch = (user: string, ids: readonly string[]) => ({
    decks: ids.filter((id) => decks.has(id)).map((id) => answer(id, own(user, id))),
    unknown: ids.filter((id) => !decks.has(id)),
    left: [],
  });

  const list = (user: string) =>
    [...decks].flatMap(([id, deck]) => (deck.owner === user ? [listed(id, deck)] : []));

  const callAs =
    (user: string): SendToApi =>
    async (path, { method = "GET", body, headers = {} } = {}) => {
      calls.push(`${method} ${path}`);
      const [route, id = ""] = path.split("/");
      if (method === "POST" && route === "deck")
        return create(user, body as Partial<Stored>, headers["Idempotency-Key"] ?? "");
      if (path === "decks/batch") return batch(user, (body as { readonly ids: readonly string[] }).ids);
      if (route === "decks") return { decks: list(user), families: {} };
      const deck = own(user, id);
      if (method === "PUT") return change(id, deck, body as Partial<Stored>, headers["If-Match"]);
      if (method === "GET") return answer(id, deck);
      decks.delete(id);
      return { success: true, deckid: id, removed: [id] };
    };
  return { decks, calls, deckAt: (id, rev) => past.get(`${id}/${rev}`), callAs };
}

const TIME = "2026-01-02T03:04:05Z";

function answer(deckid: string, { owner: _, cards, ...deck }: Stored): OwnDeckResponse {
  return deckResponse({ ...deck, deckid, cards: { ...cards } });
}

function listed(deckid: string, { name, author, tags, rev }: Stored): ListedDeckSchema {
  return listedResponse({ deckid, name, author, tags, rev });
}

export function refusal(status: number, code: string, headers: HeadersInit = {}): ApiError {
  const response = new Response(null, { status, headers });
  return new ApiError(new HttpError(response, "", ""), "", "", { error: { code } });
}
