import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ResultView } from "../domain/search/result-view";

/** How the results of a search are shown, in the URL. */
export function useViewInUrl(path: "/crypt" | "/library") {
  const { view: value = "list" } = useSearch({ from: path });
  const navigate = useNavigate({ from: path });
  const onChange = (view: ResultView) =>
    void navigate({
      to: path,
      search: ({ view: _, ...rest }) => ({ ...rest, ...(view !== "list" && { view }) }),
      replace: true,
      resetScroll: false,
    });
  return { value, onChange };
}
