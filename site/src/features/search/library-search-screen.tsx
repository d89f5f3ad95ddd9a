import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { libraryBaseOptions } from "../../data/card-data";
import { findCards } from "../../domain/search/find-cards";
import { LIBRARY_FORM, type LibraryCriteria } from "../../domain/search/library/library-form";
import { LIBRARY_ORDERS, LIBRARY_SEARCH_SORTS } from "../../domain/search/sort/library-orders";
import { Sorter } from "../../domain/search/sort/sorter";
import { useCardPool } from "../../ui/card/card-pool";
import { LIBRARY_EXAMPLES } from "../../ui/search/library-examples";
import { LibraryFilters } from "./filters/library-filters";
import { LibraryRow } from "./results/library-row";
import type { SearchInputs } from "./search-kind";
import { SearchScreen, type SearchScreenProps } from "./search-screen";
import { useListing } from "./use-listing";
import { useTextHint } from "./use-text-hint";

/** Search for library cards. */
export default function LibrarySearchScreen(props: SearchScreenProps) {
  const { data: base } = useSuspenseQuery(libraryBaseOptions());
  const sorter = useMemo(() => new Sorter(base.cards, LIBRARY_ORDERS), [base]);
  const isIn = useCardPool();
  const find = useCallback(
    (criteria: LibraryCriteria, inputs: SearchInputs) =>
      findCards(LIBRARY_FORM, criteria, { base, ...inputs }, isIn),
    [base, isIn],
  );
  const listing = useListing("library", LIBRARY_SEARCH_SORTS);
  const textHint = useTextHint();
  return (
    <SearchScreen
      {...props}
      kind="library"
      form={LIBRARY_FORM}
      base={base}
      find={find}
      sorter={sorter}
      sorts={LIBRARY_SEARCH_SORTS}
      listing={listing}
      examples={LIBRARY_EXAMPLES}
      Row={LibraryRow}
      filters={({ draft, shown, set }) => (
        <LibraryFilters
          criteria={draft}
          set={set}
          base={base}
          textHint={textHint(draft.text, shown.text)}
          inventoryMode={props.inventory !== undefined}
        />
      )}
    />
  );
}
