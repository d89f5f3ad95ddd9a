import { createContext } from "react";
import type { DisciplineCode } from "../../domain/card/card";

/** Key disciplines of a deck, which have their own columns in a list of vampires. */
export const DisciplineColumns = createContext<readonly DisciplineCode[]>([]);
