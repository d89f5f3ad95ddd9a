import { useNavigate, useSearch } from "@tanstack/react-router";
import { asResultView, type ResultView } from "../domain/search/result-view";

/** How the results of a search are shown, in the URL. */
export function useViewInUrl(path: "/crypt" | "/library") {
  const { view } = useSearch({ from: path });
  const navigate = useNavigate({ from: path });
  const onChange = (next: ResultView) =>
    void navigate({
      to: path,
      search: ({ view: _, ...rest }) => ({ ...rest, ...(next !== "list" && { view: next }) }),
      replace: true,
      resetScroll: false,
    });
  return { value: asResultView(view), onChange };
}
