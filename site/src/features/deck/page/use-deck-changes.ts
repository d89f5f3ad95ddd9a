import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { changesOptions, type KnownChanges } from "../../../data/changes/changes";
import { rememberDeckSeen, seenDayOfDeck } from "../../../data/changes/seen";
import type { CardChange } from "../../../domain/changes/card-changes";
import { changesSince } from "../../../domain/changes/marking";
import type { Deck } from "../../../domain/deck/deck";
import { useLoaded } from "../../../lazy/lazy-part";
import { DeckChanges } from "./lazy-parts";

/** What has changed in the cards of a deck since its owner opened it. */
export interface DeckNews {
  readonly changes: readonly CardChange[];
  /** Day of the data that was seen last. */
  readonly since: string;
  /** Day of the present data. */
  readonly today: string;
}

/** Longer than this a deck does not wait for its changes, which then show with the next visit. */
const PATIENCE_MS = 1000;

/** "loading": the deck waits, so that nothing moves when the line appears. */
export function useDeckChanges(deck: Deck | undefined): DeckNews | "loading" | undefined {
  const own = deck?.isAuthor === true;
  const query = useQuery({ ...changesOptions(), enabled: own });
  const late = useLate(own && query.isPending);
  const since = useSince(own ? deck.id : undefined, query.data);
  const changes =
    own && since && query.data ? changesSince(deck.cards.keys(), query.data.marking, since) : [];
  const wanted = changes.length > 0;
  const loaded = useLoaded(DeckChanges, wanted);
  const today = query.data?.day;
  useEffect(() => {
    if (own && today !== undefined && !wanted) rememberDeckSeen(deck.id, today);
  }, [own, deck?.id, today, wanted]);
  if (!own || late) return undefined;
  if (query.isPending || (wanted && !loaded)) return "loading";
  return wanted && since && today ? { changes, since, today } : undefined;
}

/** The day as it was when the deck was opened: the line stays until the deck is left. */
function useSince(deck: string | undefined, known: KnownChanges | null | undefined): string | undefined {
  const [opened, setOpened] = useState<{ readonly deck: string; readonly since: string }>();
  if (deck === undefined || !known) return undefined;
  if (opened?.deck === deck) return opened.since;
  const since = seenDayOfDeck(deck, known.day);
  setOpened({ deck, since });
  return since;
}

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}
