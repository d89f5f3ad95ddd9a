import { useEffect } from "react";
import { nextTask } from "../../../data/next-task";
import type { CardKind } from "../../../domain/card/card";
import { TITLE_BOXES } from "../../../domain/card/titles";
import { CRYPT_TRAITS } from "../../../domain/search/crypt/traits";
import { LIBRARY_TRAITS } from "../../../domain/search/library/traits";
import { type OptionCounts, optionCounts } from "./option-counts";

/** Milliseconds after the last change: typing goes first. */
const REST = 500;

/** Values of the boxes of each filter. */
const BOXES: Readonly<Record<CardKind, Readonly<Record<string, readonly string[]>>>> = {
  crypt: { titles: TITLE_BOXES, traits: CRYPT_TRAITS },
  library: { traits: LIBRARY_TRAITS },
};

interface OptionCounterProps {
  readonly kind: CardKind;
  readonly base: { readonly traits: { has(trait: string): boolean } };
  /** Those of the kind. */
  readonly criteria: object;
  /** Finds the cards of criteria; undefined while it waits for anything. */
  readonly search: ((criteria: never) => { readonly cards: { readonly length: number } }) | undefined;
}

/** Counts the results of the search with each further box, without delaying anything else. */
export function OptionCounter({ kind, base, criteria, search }: OptionCounterProps) {
  useEffect(() => {
    if (!search) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const counts: Record<string, Record<string, number>> = {};
      for (const [key, value] of optionsOf(kind, base)) {
        counts[key] ??= {};
        counts[key][value] = search(withBox(criteria, key, value) as never).cards.length;
        await nextTask();
        if (!isCurrent) return;
      }
      optionCounts.set(counts satisfies OptionCounts);
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, base, criteria, search]);
  useEffect(() => () => optionCounts.set({}), []);
  return null;
}

/** Filters with their boxes; the form has no box of a trait that no card has. */
function optionsOf(kind: CardKind, { traits }: OptionCounterProps["base"]) {
  const options = Object.entries(BOXES[kind]).flatMap(([key, values]) =>
    values.map((value) => [key, value] as const),
  );
  return options.filter(([key, value]) => key !== "traits" || traits.has(value));
}

function withBox(criteria: object, key: string, value: string): object {
  const ticked = (criteria as Readonly<Record<string, readonly string[]>>)[key] ?? [];
  return ticked.includes(value) ? criteria : { ...criteria, [key]: [...ticked, value] };
}
