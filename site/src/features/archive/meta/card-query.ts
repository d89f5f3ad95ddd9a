import type { Quantity } from "../../../domain/archive/search/quantities";
import type { TwdCriteria } from "../../../domain/archive/search/twd-form";
import type { Card } from "../../../domain/card/card";
import { decksQuery } from "./decks-query";

const PLAYED = { q: 1, m: "gt" };

/** What a bound leaves of the decks that play its card. */
function played({ copies, mode }: Quantity): object {
  if (mode === "gt" && copies === 0) return PLAYED;
  return { q: copies, m: mode === "lt0" ? "lt" : mode };
}

/** The search for the decks among others that play all of these cards. */
export function withCard(criteria: TwdCriteria, cards: readonly Card[]): string {
  const of = (kind: Card["kind"]) =>
    Object.fromEntries(
      cards
        .filter((card) => card.kind === kind)
        .map(({ id }) => {
          const bound = criteria[kind].find(({ card }) => card === id);
          return [id, bound ? played(bound) : PLAYED];
        }),
    );
  const [crypt, library] = [of("crypt"), of("library")];
  return decksQuery(criteria, {
    ...(Object.keys(crypt).length > 0 && { crypt }),
    ...(Object.keys(library).length > 0 && { library }),
  });
}
