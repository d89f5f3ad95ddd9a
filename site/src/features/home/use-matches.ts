import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Matches } from "./count-matches";

/** Milliseconds without a key before the cards are fetched and searched. */
const PAUSE = 200;

/** Number of cards that a search for the text finds; undefined until it is known, or when the cards cannot be loaded. */
export function useMatches(typed: string, wanted: boolean): Matches | undefined {
  const text = typed.trim();
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ["home", "matches", searched],
    queryFn: async ({ client }) => (await import("./count-matches")).countMatches(client, searched),
    enabled: wanted && searched !== "" && searched === text,
    staleTime: Infinity,
    throwOnError: false,
  });
  return searched === text ? data : undefined;
}
