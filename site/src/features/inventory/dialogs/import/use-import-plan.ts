import { useDeferredValue, useMemo, useState } from "react";
import { useCards } from "../../../../data/use-cards";
import type { CardId } from "../../../../domain/card/card";
import { isPlaytestId } from "../../../../domain/card/ids";
import type { Fix, Fixes } from "../../../../domain/deck/fixes";
import { type ImportMode, type ImportPlan, planImport } from "../../../../domain/inventory/files/import-plan";
import { type ImportedStock, withFixes } from "../../../../domain/inventory/files/imported-stock";
import { readStock } from "../../../../domain/inventory/files/read-stock";
import type { Inventory } from "../../../../domain/inventory/inventory";

/** An import that is being prepared. */
export interface PreparedImport {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Replacing is chosen for one import only. */
  readonly clear: () => void;
  readonly mode: ImportMode;
  readonly setMode: (mode: ImportMode) => void;
  /** As the text has it, without fixes; undefined for an empty text. */
  readonly read: ImportedStock | undefined;
  /** With fixes. */
  readonly imported: ImportedStock | undefined;
  readonly plan: ImportPlan | undefined;
  /** The plan of the text in the field, which may not be painted yet. */
  readonly planNow: () => ImportPlan | undefined;
  readonly fixes: Fixes;
  readonly fix: (line: number, fix: Fix) => void;
}

const NO_FIXES: Fixes = new Map();

/** Reads the text while it is being written, and plans what it would change. */
export function useImportPlan(inventory: Inventory): PreparedImport {
  const { names, find } = useCards();
  const [text, setText] = useState("");
  const [mode, setMode] = useState<ImportMode>("add");
  const [fixes, setFixes] = useState(NO_FIXES);
  const shown = useDeferredValue(text);
  const { copies, targets, notes } = inventory;
  const reader = useMemo(() => {
    const isOwned = (card: CardId) => copies.has(card) || targets.has(card) || notes.has(card);
    const isPublished = (card: CardId) => find(card) !== undefined && !isPlaytestId(card);
    const isKnown = (card: CardId) => isPublished(card) || isOwned(card);
    return (source: string) => (source.trim() === "" ? undefined : readStock(source, { names, isKnown }));
  }, [names, find, copies, targets, notes]);
  const read = useMemo(() => reader(shown), [reader, shown]);
  const imported = useMemo(() => read && withFixes(read, fixes), [read, fixes]);
  const plan = useMemo(() => imported && planImport(inventory, imported, mode), [inventory, imported, mode]);
  const write = (next: string) => {
    setText(next);
    setFixes(NO_FIXES);
  };
  return {
    text,
    write,
    clear: () => {
      write("");
      setMode("add");
    },
    mode,
    setMode,
    read,
    imported,
    plan,
    planNow: () => {
      if (shown === text) return plan;
      const now = reader(text);
      return now && planImport(inventory, now, mode);
    },
    fixes,
    fix: (line, next) => setFixes((before) => new Map(before).set(line, next)),
  };
}
