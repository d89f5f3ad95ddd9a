import type { SearchForm } from "../../search/form";
import type { ArchiveContext } from "./context";

/** Form of deck searches in any archive. Each archive has its own file, because a page loads only its filters. */
export type ArchiveForm<Criteria extends object> = SearchForm<Criteria, ArchiveContext>;
