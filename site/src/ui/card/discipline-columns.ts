import { createContext } from "react";
import type { DisciplineCode } from "../../domain/card/card";

/** Disciplines that have a column of their own in a list of vampires: those that its deck is about. */
export const DisciplineColumns = createContext<readonly DisciplineCode[]>([]);
