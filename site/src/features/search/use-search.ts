import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CardKind } from "../../domain/card/card";
import { searchesByItself } from "../../domain/search/auto-search";
import {
  type CriteriaByKind,
  emptyCriteria,
  filtersOf,
  isEmpty,
  parseQuery,
  toQuery,
} from "../../domain/search/criteria";
import type { QueryProblem } from "../../domain/search/filter";
import { CHOICE_DEBOUNCE, TEXT_DEBOUNCE } from "../../domain/search/limits";
import { type QueryWriter, useQueryWriter } from "./use-query-writer";

interface SearchSettings<Kind extends CardKind> {
  readonly kind: Kind;
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** Searches while the form is filled in; otherwise only when submitted. */
  readonly live: boolean;
}

/** One function per criterion; they stay the same as long as the screen does. */
export type Setters<Kind extends CardKind> = {
  readonly [Key in keyof CriteriaByKind[Kind]]: (value: CriteriaByKind[Kind][Key]) => void;
};

export interface Search<Kind extends CardKind> {
  /** What the form says. */
  readonly draft: CriteriaByKind[Kind];
  /** What the results answer. */
  readonly shown: CriteriaByKind[Kind];
  /** What could not be read in the address; gone with the first change. */
  readonly problems: readonly QueryProblem[];
  /** Nothing was asked when the search was submitted. */
  readonly emptyRequest: boolean;
  /** The form was changed: one criterion has a new value. */
  readonly set: Setters<Kind>;
  /** Searches for what the form says; false when it says nothing. */
  readonly submit: () => boolean;
  /** Searches for something else at once: a chip taken away, an example. */
  readonly replace: (next: CriteriaByKind[Kind]) => void;
  /** Writes a change to the address that is still waiting. */
  readonly flush: () => void;
}

interface State<Kind extends CardKind> {
  readonly draft: CriteriaByKind[Kind];
  readonly shown: CriteriaByKind[Kind];
  readonly problems: readonly QueryProblem[];
  readonly emptyRequest: boolean;
}

function read<Kind extends CardKind>(kind: Kind, q: string | undefined): State<Kind> {
  const { value, problems } =
    q === undefined ? { value: emptyCriteria(kind), problems: [] } : parseQuery(kind, q);
  return { draft: value, shown: value, problems, emptyRequest: false };
}

function write<Kind extends CardKind>(kind: Kind, criteria: CriteriaByKind[Kind]): string | undefined {
  return isEmpty(kind, criteria) ? undefined : JSON.stringify(toQuery(kind, criteria));
}

/**
 * The search as a value: read from the address, shown at once, written back a little later.
 * An address that changes by itself (back, forward, a link) is read anew.
 */
export function useSearch<Kind extends CardKind>({
  kind,
  q,
  onQueryChange,
  live,
}: SearchSettings<Kind>): Search<Kind> {
  const [state, setState] = useState(() => read(kind, q));
  const latest = useRef(state);
  const become = useCallback((next: State<Kind>) => {
    latest.current = next;
    setState(next);
  }, []);
  const { schedule, flush, isOwn } = useQueryWriter(q, onQueryChange);

  useEffect(() => {
    if (!isOwn(q)) become(read(kind, q));
  }, [kind, q, isOwn, become]);

  const show = useCallback(
    (next: CriteriaByKind[Kind]) => {
      become({ draft: next, shown: next, problems: [], emptyRequest: false });
      schedule(write(kind, next), 0, false);
    },
    [kind, become, schedule],
  );
  const change = useCallback(
    (draft: CriteriaByKind[Kind], pace: "text" | "choice") => {
      const { shown, problems } = latest.current;
      if (!live || !searchesByItself(draft.text)) {
        become({ draft, shown, problems, emptyRequest: false });
        return;
      }
      become({ draft, shown: draft, problems: [], emptyRequest: false });
      schedule(write(kind, draft), pace === "text" ? TEXT_DEBOUNCE : CHOICE_DEBOUNCE, true);
    },
    [kind, live, become, schedule],
  );
  const submit = useCallback(() => {
    const { draft } = latest.current;
    if (isEmpty(kind, draft)) {
      become({ ...latest.current, shown: draft, emptyRequest: true });
      schedule(undefined, 0, false);
      return false;
    }
    show(draft);
    return true;
  }, [kind, become, show, schedule]);
  const set = useMemo(() => setters(kind, () => latest.current.draft, change), [kind, change]);
  return { ...state, set, submit, replace: show, flush };
}

function setters<Kind extends CardKind>(
  kind: Kind,
  draft: () => CriteriaByKind[Kind],
  change: (next: CriteriaByKind[Kind], pace: "text" | "choice") => void,
): Setters<Kind> {
  const entries = filtersOf(kind).map(({ key }) => {
    const pace = key === "text" ? "text" : "choice";
    return [key, (value: unknown) => change({ ...draft(), [key]: value }, pace)];
  });
  // One boundary of types: which value belongs to which criterion is known by the key alone.
  return Object.fromEntries(entries) as Setters<Kind>;
}
