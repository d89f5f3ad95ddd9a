import type { LibraryContext } from "../card-base";
import { SearchForm, type ValuesOf } from "../form";
import { LIBRARY_FILTERS } from "./registry";

/** Values of all filters as plain data; equal criteria are deeply equal. */
export type LibraryCriteria = ValuesOf<typeof LIBRARY_FILTERS>;

export const LIBRARY_FORM: SearchForm<LibraryCriteria, LibraryContext> = new SearchForm(LIBRARY_FILTERS);
