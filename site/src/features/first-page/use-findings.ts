import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { setsOptions } from "../../data/card-data";
import { twdNamesOptions } from "../../data/home";
import { optionalPart } from "../../data/optional-part";
import { useSuggestions } from "../../data/use-suggestions";
import { asCardId, isCrypt } from "../../domain/card/ids";
import { DeckFinder } from "../../domain/find/found-decks";
import { type FoundProduct, foundSets } from "../../domain/find/found-sets";
import { isLongEnough } from "../../domain/name/autocomplete";
import type { PickerName } from "../../domain/name/picker-names";
import { type Translate, useTranslation } from "../../i18n/translation";
import type { Finding, FindingGroup } from "./findings";

const CARDS = 6;
const PRODUCTS = 4;
const DECKS = 4;

export interface Findings {
  readonly groups: readonly FindingGroup[];
  /** No card name matches; those shown are similar. */
  readonly similar: boolean;
  /** Files that could not be loaded are missing from the groups. */
  readonly retry: (() => void) | undefined;
}

/** What the names of cards, products and winning decks have of a text; the files are fetched once the field is visited. */
export function useFindings(typed: string, wanted: boolean): Findings {
  const { t } = useTranslation();
  const isSearched = isLongEnough(typed);
  const cards = useSuggestions(typed, { wanted, lazy: true, released: true, kind: undefined, counts: false });
  const sets = useQuery({ ...optionalPart(setsOptions()), enabled: wanted });
  const names = useQuery({ ...twdNamesOptions(), enabled: wanted && isSearched });
  const finder = useMemo(() => names.data && new DeckFinder(names.data), [names.data]);

  if (!isSearched) return { groups: [], similar: false, retry: undefined };
  const found = cards.status === "found" ? cards : undefined;
  const products = sets.data ? foundSets(sets.data, typed, PRODUCTS) : [];
  const decks = finder?.find(typed, DECKS) ?? [];
  const groups: FindingGroup[] = [
    { title: "home.cards", findings: found?.names.slice(0, CARDS).map(cardFinding(t)) ?? [] },
    { title: "home.products", findings: products.map(productFinding) },
    {
      title: "home.decks",
      findings: decks.map(({ id, name, winner, event }) => ({
        key: `deck ${id}`,
        href: `/decks/${id}`,
        label: name === "" ? t("home.deck-of", { winner }) : name,
        detail: name === "" ? event : `${winner} · ${event}`,
      })),
    },
  ];
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    similar: found?.similar ?? false,
    retry: cards.status === "failed" ? cards.retry : undefined,
  };
}

const cardFinding =
  (t: Translate) =>
  ({ id, label }: PickerName): Finding => {
    const card = asCardId(id);
    const kind = card !== undefined && isCrypt(card) ? "card.random.cryptShort" : "card.random.libraryShort";
    return { key: `card ${id}`, href: `/cards/${id}`, label, lang: "en", detail: t(kind) };
  };

function productFinding({ kind, code, name, year }: FoundProduct): Finding {
  const href = `/${kind === "set" ? "sets" : "decks"}/${code}`;
  return { key: `${kind} ${code}`, href, label: name, lang: "en", detail: year };
}
