import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import LibrarySearchScreen from "../features/search/library-search-screen";
import { Pending } from "./pending";

/** The library search with its criteria in the address. */
export default function LibraryRoom() {
  const { q } = useSearch({ from: "/library" });
  const navigate = useNavigate({ from: "/library" });
  return (
    <Suspense fallback={<Pending />}>
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
    </Suspense>
  );
}
