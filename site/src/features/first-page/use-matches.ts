import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Matches } from "./count-matches";

/** Milliseconds without a key before the cards are fetched and searched. */
const PAUSE = 200;

/** How a text is searched. */
export interface Counting<Found> {
  readonly name: string;
  readonly count: (client: QueryClient, text: string) => Promise<Found>;
}

export const AS_TEXT: Counting<Matches> = {
  name: "text",
  count: async (client, text) => (await import("./count-matches")).countMatches(client, text),
};

/** What a search for the text finds; undefined until it is known, or when its files cannot be loaded. */
export function useMatches<Found>(
  typed: string,
  wanted: boolean,
  { name, count }: Counting<Found>,
): Found | undefined {
  const text = typed.trim();
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ["home", "matches", name, searched],
    queryFn: ({ client }) => count(client, searched),
    enabled: wanted && searched !== "" && searched === text,
    staleTime: Infinity,
    throwOnError: false,
  });
  return searched === text ? data : undefined;
}
