import type { CardKind } from "../card/card";
import { type CriteriaByKind, formOf } from "./criteria";
import type { Chip } from "./filter";

/** The search as chips: each part with the criteria that remain without it. */
export function describe<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
): readonly Chip<CriteriaByKind[Kind]>[] {
  return formOf(kind).describe(criteria);
}
