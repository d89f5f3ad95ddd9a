import type {
  ComponentProps,
  Dispatch,
  FunctionComponent,
  KeyboardEvent,
  RefObject,
  SetStateAction,
} from "react";
import type { Card } from "../../domain/card/card";
import type { Parsed } from "../../domain/search/filter";

/** Form of a search as the typed line uses it; the criteria of its own kind only. */
export interface TypedForm {
  readonly filters: readonly unknown[];
  readonly empty: object;
  toText(criteria: object): string | undefined;
  parseText(q: string): Parsed<object>;
}

/** A search that is also typed. */
export interface TypedSearch {
  readonly QueryLine: QueryLinePart;
  readonly form: TypedForm;
  /** Data of the search, the same object while it is the same. */
  readonly context: object;
  readonly count: number;
  /** Cards that a search of decks may name. */
  readonly cards?: readonly Card[] | undefined;
  readonly search: {
    readonly draft: object;
    readonly type: (criteria: never) => void;
    readonly submit: () => boolean;
  };
  /** The typed search of the URL, which becomes one of the form. */
  readonly typed: string | undefined;
}

export interface QueryLineProps extends Omit<TypedSearch, "QueryLine"> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
  readonly focused: boolean;
  /** Receives the keys of the field. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Changes what the field tells screen readers. */
  readonly setAria: (aria: ComponentProps<"input">) => void;
}

/** The line's code, which is fetched on first use. */
export type QueryLinePart = FunctionComponent<QueryLineProps> & {
  readonly load: () => Promise<void>;
  readonly state: { readonly get: () => { readonly status: string } };
};
