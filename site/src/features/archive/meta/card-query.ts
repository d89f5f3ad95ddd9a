import type { TwdCriteria } from "../../../domain/archive/search/twd-form";
import type { Card } from "../../../domain/card/card";
import { decksQuery } from "./decks-query";

const PLAYED = { q: 1, m: "gt" };

/** The search for the decks among others that play all of these cards. */
export function withCard(criteria: TwdCriteria, cards: readonly Card[]): string {
  const of = (kind: Card["kind"]) =>
    Object.fromEntries(cards.filter((card) => card.kind === kind).map(({ id }) => [id, PLAYED]));
  const [crypt, library] = [of("crypt"), of("library")];
  return decksQuery(criteria, {
    ...(Object.keys(crypt).length > 0 && { crypt }),
    ...(Object.keys(library).length > 0 && { library }),
  });
}
