import { createContext, type ReactNode, useContext } from "react";
import type { CardId } from "../../../domain/card/card";

export interface MarkedRow {
  readonly card: CardId;
  readonly name: string;
  readonly copies: number;
}

/** Marks beside the copies of cards: what the inventory has of them. */
export interface RowMarks {
  readonly render: (row: MarkedRow) => ReactNode;
}

const Marks = createContext<RowMarks | undefined>(undefined);
/** undefined: rows have no marks. */
export const RowMarksProvider = Marks.Provider;

export function useRowMarks(): RowMarks | undefined {
  return useContext(Marks);
}
