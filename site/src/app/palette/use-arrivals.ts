import { useState } from "react";

interface Arrivals<Name> {
  readonly text: string;
  readonly all: readonly Name[];
  /** How many of them were known when the text last changed. */
  readonly inPlace: number;
}

/**
 * The parts of a list that are known late, such as data of an account. One that was known when the text last changed
 * is at its place; the others come last, in the order in which they became known, so that nothing moves under a finger.
 */
export function useArrivals<Name extends string>(text: string, known: readonly Name[]) {
  const [arrivals, setArrivals] = useState<Arrivals<Name>>({ text, all: known, inPlace: known.length });
  const all = [...arrivals.all, ...known.filter((name) => !arrivals.all.includes(name))];
  const next = { text, all, inPlace: text === arrivals.text ? arrivals.inPlace : all.length };
  if (all.length > arrivals.all.length || text !== arrivals.text) setArrivals(next);
  return { inPlace: all.slice(0, next.inPlace), late: all.slice(next.inPlace) };
}
