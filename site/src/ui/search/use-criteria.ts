import { useEffect, useMemo, useRef, useState } from "react";
import type { Parsed, QueryProblem } from "../../domain/search/filter";
import { CHOICE_DEBOUNCE, TEXT_DEBOUNCE } from "../../domain/search/limits";
import { type QueryWriter, useQueryWriter } from "./use-query-writer";

/** Search form as used by this hook. */
interface FormOfCriteria<Criteria> {
  readonly filters: readonly { readonly key: string }[];
  readonly empty: Criteria;
  isEmpty(criteria: Criteria): boolean;
  parseText(q: string): Parsed<Criteria>;
  toText(criteria: Criteria): string | undefined;
}

interface Settings<Criteria> {
  readonly form: FormOfCriteria<Criteria>;
  /** Keys of typed filters, whose changes are written with a longer delay. */
  readonly typed: readonly string[];
  /** Whether the typed text is too short to be searched automatically. */
  readonly waits: (draft: Criteria) => boolean;
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** Searches while the form changes; otherwise only on submit. */
  readonly live: boolean;
}

/** One setter per filter; they are stable while the page is shown. */
export type SettersOf<Criteria> = {
  readonly [Key in keyof Criteria]: (value: Criteria[Key]) => void;
};

interface State<Criteria> {
  /** Values of the form. */
  readonly draft: Criteria;
  /** Values that the results match. */
  readonly shown: Criteria;
  /** Problems of the URL; cleared by the first change. */
  readonly problems: readonly QueryProblem[];
  /** The form was submitted while empty. */
  readonly emptyRequest: boolean;
}

export interface CriteriaSearch<Criteria> extends State<Criteria> {
  /** Sets the value of one filter. */
  readonly set: SettersOf<Criteria>;
  /** Sets the values of all filters at once, as they were typed. */
  readonly type: (next: Criteria) => void;
  /** Searches for the values of the form; false if it is empty. */
  readonly submit: () => boolean;
  /** Searches for other criteria at once: a chip was removed, or an example chosen. */
  readonly replace: (next: Criteria) => void;
}

function read<Criteria>(form: FormOfCriteria<Criteria>, q: string | undefined): State<Criteria> {
  const { value, problems } = q === undefined ? { value: form.empty, problems: [] } : form.parseText(q);
  return { draft: value, shown: value, problems, emptyRequest: false };
}

/**
 * State of a search: read from the URL, shown at once, and written back with a delay. External changes of the URL
 * (back, forward, a link) are read again. `form`, `typed` and `waits` must be stable while the page is shown.
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
    // The only unchecked cast: which value belongs to which filter is known by its key alone.
    const set = Object.fromEntries(entries) as SettersOf<Criteria>;
    return { become, replace: show, submit, set, type: (next: Criteria) => change(next, TEXT_DEBOUNCE) };
  }, [form, typed, waits, live, schedule]);

  const { become, replace, submit, set, type } = actions;
  useEffect(() => {
    if (!isOwn(q)) become(read(form, q));
  }, [form, q, isOwn, become]);
  return { ...state, set, type, submit, replace };
}
