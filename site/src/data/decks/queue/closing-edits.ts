import type { Operation } from "../../../domain/deck/operations/operation";
import { unsentKey } from "../../storage-names";
import { parseJson } from "../../stored-text";

/** The edits that a page had not written to the database when it was closed. */
export interface ClosedPage {
  /** Unique key of the page. */
  readonly page: string;
  /** Each with its position among the steps of the page. */
  readonly edits: readonly (readonly [position: number, edit: Operation])[];
}

/** Where a closing page leaves its unwritten edits: a database needs longer than a closing page has. */
export interface ClosingEdits {
  read(): readonly ClosedPage[];
  write(closed: ClosedPage): void;
  remove(page: string): void;
}

/** In the browser's local storage, which is written at once. */
export function closingEdits(user: string, storage: () => Storage): ClosingEdits {
  const prefix = `${unsentKey(user)}/`;
  return {
    read: () => {
      const all = textsIn(storage, prefix);
      return all.flatMap(([key, text]) => {
        const edits = parseJson(text, withMaps);
        return Array.isArray(edits) && edits.every(isEdit) ? [{ page: key.slice(prefix.length), edits }] : [];
      });
    },
    write: ({ page, edits }) => {
      try {
        storage().setItem(prefix + page, JSON.stringify(edits, withoutMaps));
      } catch {
        // Private windows may refuse storage, and a full one has no space: the database is still being written.
      }
    },
    remove: (page) => {
      try {
        storage().removeItem(prefix + page);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

/** The same until the user has logged out: nothing is left on the device then. */
export function closableEdits(closing: ClosingEdits, isClosed: () => boolean): ClosingEdits {
  const write = (closed: ClosedPage) => {
    if (!isClosed()) closing.write(closed);
  };
  return { ...closing, write };
}

/** Visitors have no edits. */
export const NO_CLOSING_EDITS: ClosingEdits = { read: () => [], write: () => {}, remove: () => {} };

function textsIn(storage: () => Storage, prefix: string): readonly (readonly [string, string | null])[] {
  try {
    const all = storage();
    const keys = Array.from({ length: all.length }, (_, index) => all.key(index) ?? "");
    return keys.filter((key) => key.startsWith(prefix)).map((key) => [key, all.getItem(key)] as const);
  } catch {
    return [];
  }
}

function isEdit(value: unknown): value is ClosedPage["edits"][number] {
  return Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1]?.id === "string";
}

const MAP = "$map";

const withoutMaps = (_: string, value: unknown) => (value instanceof Map ? { [MAP]: [...value] } : value);

const withMaps = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && MAP in value
    ? new Map(value[MAP] as [unknown, unknown][])
    : value;
