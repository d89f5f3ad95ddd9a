import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import CryptSearchScreen from "../features/search/crypt-search-screen";
import { Pending } from "./pending";

/** The crypt search with its criteria in the address. */
export default function CryptRoom() {
  const { q } = useSearch({ from: "/crypt" });
  const navigate = useNavigate({ from: "/crypt" });
  return (
    <Suspense fallback={<Pending />}>
      <CryptSearchScreen
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
