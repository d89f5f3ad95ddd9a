import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { namesOptions, overlayOptions } from "../../data/card-data";
import { usePreferences } from "../../data/preferences";
import { similarNames } from "../../data/similar-names";
import type { CardKind } from "../../domain/card/card";
import { isLongEnough, suggest } from "../../domain/name/autocomplete";
import { type PickerName, pickerNames } from "./names";
import { optionalPart } from "./optional-part";

const LIMIT = 30;

export type Suggestions =
  /** Not enough is typed to look names up. */
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  /** `similar`: nothing fits, these look like it. */
  | { readonly status: "found"; readonly names: readonly PickerName[]; readonly similar: boolean };

const NONE: readonly PickerName[] = [];

/**
 * Card names for what is being typed; the fuzzy library is asked only when nothing fits. Names are made ready once
 * they are `wanted`: that takes a phone a while.
 */
export function useSuggestions(typed: string, wanted: boolean, kind?: CardKind): Suggestions {
  const { cardLanguage } = usePreferences();
  const index = useQuery(optionalPart(namesOptions()));
  const overlay = useQuery(optionalPart(overlayOptions(cardLanguage))).data ?? null;
  const all = useMemo(
    () => (wanted && index.data ? pickerNames(index.data, overlay, kind) : undefined),
    [wanted, index.data, overlay, kind],
  );
  const byId = useMemo(() => new Map(all?.map((name) => [name.id, name])), [all]);
  const asked = isLongEnough(typed);
  const fitting = useMemo(() => {
    if (!all || !asked) return NONE;
    return suggest(all, typed, LIMIT).flatMap(({ id }) => byId.get(id) ?? []);
  }, [all, byId, asked, typed]);
  const nothingFits = all !== undefined && asked && fitting.length === 0;
  const similar = useQuery({
    queryKey: ["similar names", kind, cardLanguage, overlay !== null, typed],
    queryFn: () => similarNames(all ?? NONE, typed.trim()),
    enabled: nothingFits,
    gcTime: 0,
    throwOnError: false,
  });

  if (!asked) return { status: "idle" };
  if (index.isError) return { status: "failed", retry: () => void index.refetch() };
  if (!all) return { status: "loading" };
  if (!nothingFits) return { status: "found", names: fitting, similar: false };
  if (similar.isPending) return { status: "loading" };
  // Without the fuzzy library there is simply nothing to propose.
  return { status: "found", names: similar.data ?? NONE, similar: true };
}
