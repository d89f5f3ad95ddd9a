/** The dialog over a page as a step of the browser's history: going back closes it. */
export interface DialogStep {
  readonly name: string | undefined;
  readonly open: (name: string) => void;
  readonly close: () => void;
}
