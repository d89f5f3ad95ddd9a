import type { CardKind } from "../card/card";
import { type CriteriaByKind, criteriaFrom, criterionValue, filtersOf } from "./criteria";
import type { Chip } from "./filter";

/** The search in plain words: each part with the criteria that are left when it is taken away. */
export function describe<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
): readonly Chip<CriteriaByKind[Kind]>[] {
  return filtersOf(kind)
    .filter((filter) => filter.isActive(criterionValue(criteria, filter)))
    .flatMap((filter) =>
      filter.describe(criterionValue(criteria, filter)).map(({ phrase, without }) => ({
        phrase,
        without: criteriaFrom(kind, (other) =>
          other.key === filter.key ? without : criterionValue(criteria, other),
        ),
      })),
    );
}
