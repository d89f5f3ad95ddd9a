import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CardKind } from "../domain/card/card";
import { isLongEnough, suggest } from "../domain/name/autocomplete";
import { countedName } from "../domain/name/counted";
import { type PickerName, pickerNames } from "../domain/name/picker-names";
import { namesOptions, overlayOptions } from "./card-data";
import { optionalPart } from "./optional-part";
import { publishedPart } from "./playtest/published-part";
import { usePreferences } from "./preferences";
import { similarNames } from "./similar-names";

const LIMIT = 30;

export type Suggestions =
  /** The text is too short to search. */
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | {
      readonly status: "found";
      readonly names: readonly PickerName[];
      /** No name matches; these are similar. */
      readonly similar: boolean;
      /** The number before the name; 1 without a number. */
      readonly copies: number;
      /** Whether translated names may still come, with which others fit better. */
      readonly isTranslating: boolean;
    };

interface Wanted {
  /** Prepares the names for searching, which takes phones a while. */
  readonly wanted: boolean;
  /** Does not even fetch the names before they are wanted. */
  readonly lazy: boolean;
  /** Leaves out the cards of a playtest round. */
  readonly released: boolean;
  readonly kind: CardKind | undefined;
  /** Reads a number before the name as copies. */
  readonly counts: boolean;
}

const NONE: readonly PickerName[] = [];

/** Card names that match a text; the fuzzy library is only used if none does. */
export function useSuggestions(
  written: string,
  { wanted, lazy, released, kind, counts }: Wanted,
): Suggestions {
  const { cardLanguage } = usePreferences();
  const index = useQuery({ ...optionalPart(namesOptions()), enabled: wanted || !lazy });
  const { data: overlay = null, isPending: isTranslating } = useQuery(
    optionalPart(overlayOptions(cardLanguage)),
  );
  const listed = index.data && (released ? publishedPart(index.data) : index.data);
  const all = useMemo(
    () => (wanted && listed ? pickerNames(listed, overlay, kind) : undefined),
    [wanted, listed, overlay, kind],
  );
  const byId = useMemo(() => new Map(all?.map((name) => [name.id, name])), [all]);
  const counted = counts && all ? countedName(written, all) : undefined;
  const { name: typed, copies } = counted ?? { name: written, copies: 1 };
  const isSearched = isLongEnough(typed);
  const fitting = useMemo(() => {
    if (!all || !isSearched) return NONE;
    return suggest(all, typed, LIMIT).flatMap(({ id }) => byId.get(id) ?? []);
  }, [all, byId, isSearched, typed]);
  const nothingFits = all !== undefined && isSearched && fitting.length === 0;
  const similar = useQuery({
    queryKey: ["similar names", released, kind, cardLanguage, overlay !== null, typed],
    queryFn: () => similarNames(all ?? NONE, typed.trim()),
    enabled: nothingFits,
    gcTime: 0,
    throwOnError: false,
  });

  if (!isSearched) return { status: "idle" };
  if (index.isError) return { status: "failed", retry: () => void index.refetch() };
  if (!all) return { status: "loading" };
  if (!nothingFits) return { status: "found", names: fitting, similar: false, copies, isTranslating };
  if (similar.isPending) return { status: "loading" };
  // Without the fuzzy library there are no similar names.
  return { status: "found", names: similar.data ?? NONE, similar: true, copies, isTranslating };
}
