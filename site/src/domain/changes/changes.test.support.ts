import { asCardId } from "../card/ids";
import type { CardChange } from "./card-changes";

/** A real card. */
export function card(id: number) {
  const known = asCardId(id);
  if (known === undefined) throw new Error(`${id} is no card id`);
  return known;
}

export const MAGNUM = card(100001);
export const DEFLECTION = card(100518);
export const THEO = card(201613);

export function change(part: Partial<CardChange>): CardChange {
  return {
    day: "2026-05-01",
    kind: "text",
    card: MAGNUM,
    set: undefined,
    field: undefined,
    before: "",
    after: "",
    ruling: undefined,
    text: undefined,
    ...part,
  };
}
