import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { cryptBaseOptions } from "../../data/card-data";
import { CRYPT_FORM, type CryptCriteria } from "../../domain/search/crypt/crypt-form";
import { findCards } from "../../domain/search/find-cards";
import { CRYPT_ORDERS, CRYPT_SEARCH_SORTS } from "../../domain/search/sort/crypt-orders";
import { Sorter } from "../../domain/search/sort/sorter";
import { useCardPool } from "../../ui/card/card-pool";
import { CRYPT_EXAMPLES } from "../../ui/search/crypt-examples";
import { CryptFilters } from "./filters/crypt-filters";
import { CryptRow } from "./results/crypt-row";
import type { SearchInputs } from "./search-kind";
import { SearchScreen, type SearchScreenProps } from "./search-screen";
import { useListing } from "./use-listing";
import { useTextHint } from "./use-text-hint";

/** Search for vampires and imbued. */
export default function CryptSearchScreen(props: SearchScreenProps) {
  const { data: base } = useSuspenseQuery(cryptBaseOptions());
  const sorter = useMemo(() => new Sorter(base.cards, CRYPT_ORDERS), [base]);
  const isIn = useCardPool();
  const find = useCallback(
    (criteria: CryptCriteria, inputs: SearchInputs) =>
      findCards(CRYPT_FORM, criteria, { base, ...inputs }, isIn),
    [base, isIn],
  );
  const listing = useListing("crypt", CRYPT_SEARCH_SORTS);
  const textHint = useTextHint();
  return (
    <SearchScreen
      {...props}
      kind="crypt"
      form={CRYPT_FORM}
      base={base}
      find={find}
      sorter={sorter}
      sorts={CRYPT_SEARCH_SORTS}
      listing={listing}
      examples={CRYPT_EXAMPLES}
      Row={CryptRow}
      filters={({ draft, shown, set }) => (
        <CryptFilters
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
