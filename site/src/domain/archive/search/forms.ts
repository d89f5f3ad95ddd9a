import { SearchForm, type ValuesOf } from "../../search/form";
import type { ArchiveContext } from "./context";
import { PDA_FILTERS, TDA_FILTERS, TWD_FILTERS } from "./registry";

export type TwdCriteria = ValuesOf<typeof TWD_FILTERS>;
export type PdaCriteria = ValuesOf<typeof PDA_FILTERS>;
export type TdaCriteria = ValuesOf<typeof TDA_FILTERS>;

/** Form of deck searches in any archive. */
export type ArchiveForm<Criteria extends object> = SearchForm<number, Criteria, ArchiveContext>;

export const TWD_FORM: ArchiveForm<TwdCriteria> = new SearchForm(TWD_FILTERS);
export const PDA_FORM: ArchiveForm<PdaCriteria> = new SearchForm(PDA_FILTERS);
export const TDA_FORM: ArchiveForm<TdaCriteria> = new SearchForm(TDA_FILTERS);
