/** How results are shown: as rows, as a grid of pictures, or as a grid of text cards. */
export const RESULT_VIEWS = ["list", "pictures", "text"] as const;
export type ResultView = (typeof RESULT_VIEWS)[number];

/** The view in the URL; anything else is a list, which the URL does not name. */
export function asResultView(raw: unknown): ResultView {
  return RESULT_VIEWS.find((view) => view === raw) ?? "list";
}

/** The view that the button switches to. */
export function nextView(view: ResultView): ResultView {
  return RESULT_VIEWS[(RESULT_VIEWS.indexOf(view) + 1) % RESULT_VIEWS.length] ?? "list";
}
