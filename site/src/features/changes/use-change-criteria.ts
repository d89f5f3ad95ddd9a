import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ChangeFilter, isChangeFilter } from "../../domain/changes/card-changes";

/** The filters of the page, as its URL has them. */
export interface UrlCriteria {
  readonly kind: ChangeFilter | undefined;
  readonly set: string | undefined;
  /** Only cards of the user's decks. */
  readonly mine: boolean;
}

export function useChangeCriteria() {
  const search = useSearch({ from: "/changes" });
  const navigate = useNavigate({ from: "/changes" });
  const criteria: UrlCriteria = {
    kind: isChangeFilter(search.kind) ? search.kind : undefined,
    set: search.set,
    mine: search.decks === "mine",
  };
  const write = ({ kind, set, mine }: UrlCriteria) =>
    void navigate({
      search: {
        ...(kind && { kind }),
        ...(set !== undefined && { set }),
        ...(mine && { decks: "mine" }),
      },
      replace: true,
      resetScroll: false,
    });
  return {
    criteria,
    change: (part: Partial<UrlCriteria>) => write({ ...criteria, ...part }),
    clear: () => write({ kind: undefined, set: undefined, mine: false }),
  };
}
