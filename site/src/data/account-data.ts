import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api";

/** What a person would lose with the account, in numbers. */
export interface Possessions {
  readonly decks: number;
  readonly publicDecks: number;
  readonly favorites: number;
  readonly inventoryCards: number;
}

/** Every possession is counted: `{"decks": {"count": 3, "fate": "deleted"}, …}` or `{"decks": 3, …}`. */
export function parsePossessions(raw: unknown): Possessions {
  const answer: Readonly<Record<string, unknown>> = typeof raw === "object" && raw !== null ? { ...raw } : {};
  const count = (name: keyof Possessions) => {
    const value = answer[name];
    const number = typeof value === "object" && value !== null && "count" in value ? value.count : value;
    if (typeof number !== "number") throw new Error(`The answer counts no ${name}`);
    return number;
  };
  return {
    decks: count("decks"),
    publicDecks: count("publicDecks"),
    favorites: count("favorites"),
    inventoryCards: count("inventoryCards"),
  };
}

/** Asked anew whenever somebody thinks of leaving. */
export function possessionsOptions() {
  return queryOptions({
    queryKey: ["account", "possessions"],
    queryFn: async () => parsePossessions(await callApi("account/deletion")),
    staleTime: 0,
    gcTime: 0,
    throwOnError: false,
  });
}

/** Everything the product keeps about the person who is signed in, as a JSON file. */
export async function fetchOwnData(): Promise<Blob> {
  const data = await callApi("account/export");
  return new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" });
}
