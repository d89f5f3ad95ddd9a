import { useEffect, useMemo, useRef, useState } from "react";
import type { Parsed, QueryProblem } from "../../domain/search/filter";
import { CHOICE_DEBOUNCE, TEXT_DEBOUNCE } from "../../domain/search/limits";
import { type QueryWriter, useQueryWriter } from "./use-query-writer";

/** What a search is made of, as the form of its criteria tells it. */
interface FormOfCriteria<Criteria> {
  readonly filters: readonly { readonly key: string }[];
  readonly empty: Criteria;
  isEmpty(criteria: Criteria): boolean;
  parseText(q: string): Parsed<Criteria>;
  toText(criteria: Criteria): string | undefined;
}

interface Settings<Criteria> {
  readonly form: FormOfCriteria<Criteria>;
  /** Typed criteria: what is written waits a little longer. */
  readonly typed: readonly string[];
  /** What is typed is too short to be searched for by itself. */
  readonly waits: (draft: Criteria) => boolean;
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** Searches while the form is filled in; otherwise only when submitted. */
  readonly live: boolean;
}

/** One function per criterion; they stay the same as long as the screen does. */
export type SettersOf<Criteria> = {
  readonly [Key in keyof Criteria]: (value: Criteria[Key]) => void;
};

interface State<Criteria> {
  /** What the form says. */
  readonly draft: Criteria;
  /** What the results answer. */
  readonly shown: Criteria;
  /** What could not be read in the address; gone with the first change. */
  readonly problems: readonly QueryProblem[];
  /** Nothing was asked when the search was submitted. */
  readonly emptyRequest: boolean;
}

export interface CriteriaSearch<Criteria> extends State<Criteria> {
  /** The form was changed: one criterion has a new value. */
  readonly set: SettersOf<Criteria>;
  /** Searches for what the form says; false when it says nothing. */
  readonly submit: () => boolean;
  /** Searches for something else at once: a chip taken away, an example. */
  readonly replace: (next: Criteria) => void;
}

function read<Criteria>(form: FormOfCriteria<Criteria>, q: string | undefined): State<Criteria> {
  const { value, problems } = q === undefined ? { value: form.empty, problems: [] } : form.parseText(q);
  return { draft: value, shown: value, problems, emptyRequest: false };
}

/**
 * The search as a value: read from the address, shown at once, written back a little later. An address that changes
 * by itself (back, forward, a link) is read anew. `form`, `typed` and `waits` stay the same for the screen's life.
 */
export function useCriteria<Criteria>(settings: Settings<Criteria>): CriteriaSearch<Criteria> {
  const { form, typed, waits, q, onQueryChange, live } = settings;
  const [state, setState] = useState(() => read(form, q));
  const latest = useRef(state);
  const { schedule, isOwn } = useQueryWriter(q, onQueryChange);

  const actions = useMemo(() => {
    const become = (next: State<Criteria>) => {
      latest.current = next;
      setState(next);
    };
    const show = (next: Criteria) => {
      become({ draft: next, shown: next, problems: [], emptyRequest: false });
      schedule(form.toText(next), 0, false);
    };
    const change = (draft: Criteria, delay: number) => {
      if (!live || waits(draft)) {
        become({ ...latest.current, draft, emptyRequest: false });
        return;
      }
      become({ draft, shown: draft, problems: [], emptyRequest: false });
      schedule(form.toText(draft), delay, true);
    };
    const submit = () => {
      const { draft } = latest.current;
      show(draft);
      const empty = form.isEmpty(draft);
      if (empty) become({ ...latest.current, emptyRequest: true });
      return !empty;
    };
    const entries = form.filters.map(({ key }) => {
      const delay = typed.includes(key) ? TEXT_DEBOUNCE : CHOICE_DEBOUNCE;
      return [key, (value: unknown) => change({ ...latest.current.draft, [key]: value }, delay)];
    });
    // One boundary of types: which value belongs to which criterion is known by the key alone.
    const set = Object.fromEntries(entries) as SettersOf<Criteria>;
    return { become, replace: show, submit, set };
  }, [form, typed, waits, live, schedule]);

  const { become, replace, submit, set } = actions;
  useEffect(() => {
    if (!isOwn(q)) become(read(form, q));
  }, [form, q, isOwn, become]);
  return { ...state, set, submit, replace };
}
