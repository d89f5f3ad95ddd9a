import { useEffect, useMemo, useRef, useState } from "react";
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
export function useSearch<Kind extends CardKind>(settings: SearchSettings<Kind>): Search<Kind> {
  const { kind, q, onQueryChange, live } = settings;
  const [state, setState] = useState(() => read(kind, q));
  const latest = useRef(state);
  const { schedule, flush, isOwn } = useQueryWriter(q, onQueryChange);

  const actions = useMemo(() => {
    const become = (next: State<Kind>) => {
      latest.current = next;
      setState(next);
    };
    const show = (next: CriteriaByKind[Kind]) => {
      become({ draft: next, shown: next, problems: [], emptyRequest: false });
      schedule(write(kind, next), 0, false);
    };
    const change = (draft: CriteriaByKind[Kind], delay: number) => {
      if (!live || !searchesByItself(draft.text)) {
        become({ ...latest.current, draft, emptyRequest: false });
        return;
      }
      become({ draft, shown: draft, problems: [], emptyRequest: false });
      schedule(write(kind, draft), delay, true);
    };
    const submit = () => {
      const { draft } = latest.current;
      show(draft);
      const empty = isEmpty(kind, draft);
      if (empty) become({ ...latest.current, emptyRequest: true });
      return !empty;
    };
    return { become, replace: show, submit, set: setters(kind, () => latest.current.draft, change) };
  }, [kind, live, schedule]);

  const { become, replace, submit, set } = actions;
  useEffect(() => {
    if (!isOwn(q)) become(read(kind, q));
  }, [kind, q, isOwn, become]);
  return { ...state, set, submit, replace, flush };
}

function setters<Kind extends CardKind>(
  kind: Kind,
  draft: () => CriteriaByKind[Kind],
  change: (next: CriteriaByKind[Kind], delay: number) => void,
): Setters<Kind> {
  const entries = filtersOf(kind).map(({ key }) => {
    const delay = key === "text" ? TEXT_DEBOUNCE : CHOICE_DEBOUNCE;
    return [key, (value: unknown) => change({ ...draft(), [key]: value }, delay)];
  });
  // One boundary of types: which value belongs to which criterion is known by the key alone.
  return Object.fromEntries(entries) as Setters<Kind>;
}
