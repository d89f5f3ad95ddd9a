import type { CryptContext } from "../card-base";
import { SearchForm, type ValuesOf } from "../form";
import { pathsOfOldLinks } from "../old-links";
import { CRYPT_FILTERS } from "./registry";

/** Values of all filters as plain data; equal criteria are deeply equal. */
export type CryptCriteria = ValuesOf<typeof CRYPT_FILTERS>;

export const CRYPT_FORM: SearchForm<CryptCriteria, CryptContext> = new SearchForm(
  CRYPT_FILTERS,
  pathsOfOldLinks,
);
