import { useNavigate, useSearch } from "@tanstack/react-router";
import LibrarySearchScreen from "../features/search/library-search-screen";

/** The library search with its criteria in the address. */
export default function LibraryRoom() {
  const { q } = useSearch({ from: "/library" });
  const navigate = useNavigate({ from: "/library" });
  return (
    <LibrarySearchScreen
      q={q}
      onQueryChange={(next, { replace }) =>
        void navigate({
          search: ({ q: _, ...rest }) => ({ ...rest, ...(next !== undefined && { q: next }) }),
          replace,
          resetScroll: false,
        })
      }
    />
  );
}
