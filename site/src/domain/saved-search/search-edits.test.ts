import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OperationId, SearchOperation } from "../deck/operations/operation";
import { acknowledged, EMPTY_QUEUE, tried } from "../deck/operations/queue";
import { listWith } from "./not-understood.test.support";
import { queuedSearch } from "./queue-search";
import {
  applySearchEdit,
  canSave,
  MAX_SAVED,
  missingIn,
  parseSaved,
  type SavedSearch,
  type SavedSearches,
  type SearchEdit,
} from "./search-edits";

const search = (n: number, saved = 1000 - n, page: SavedSearch["page"] = "crypt"): SavedSearch => ({
  page,
  q: JSON.stringify({ group: { value: [String(n)] } }),
  name: `Search ${n}`,
  saved,
});
const save = (one: SavedSearch): SearchEdit => ({ kind: "save", search: one });
const remove = (one: SavedSearch): SearchEdit => ({ kind: "delete", search: one });
const numbered = (count: number): SavedSearches => Array.from({ length: count }, (_, n) => search(n));
const names = (searches: SavedSearches) => searches.map(({ name }) => name);

const anyEdit = fc.record({
  kind: fc.constantFrom("save", "delete"),
  n: fc.nat(4),
  name: fc.constantFrom("one", "two"),
  page: fc.constantFrom("crypt", "library"),
});
const editOf = ({ kind, n, name, page }: { kind: string; n: number; name: string; page: string }) =>
  ({ kind, search: { ...search(n, n, page as SavedSearch["page"]), name } }) as SearchEdit;

describe("saved searches", () => {
  it("are listed newest first, and renamed in their place", () => {
    const saved = applySearchEdit([search(1), search(2)], save(search(0)));
    expect(names(saved)).toEqual(["Search 0", "Search 1", "Search 2"]);
    const renamed = applySearchEdit(saved, save({ ...search(1), name: "Small" }));
    expect(names(renamed)).toEqual(["Search 0", "Small", "Search 2"]);
  });

  it("come back to their place after a deletion", () => {
    const saved = numbered(3);
    const rest = applySearchEdit(saved, remove(search(1)));
    expect(rest).toEqual([search(0), search(2)]);
    expect(applySearchEdit(rest, save(search(1)))).toEqual(saved);
  });

  it("have a limit, at which a search can still be renamed", () => {
    const full = numbered(MAX_SAVED);
    expect(canSave(full, search(MAX_SAVED))).toBe(false);
    expect(canSave(full, search(5))).toBe(true);
    expect(canSave(full, search(5, 0, "library"))).toBe(false);
    expect(canSave(full.slice(1), search(MAX_SAVED))).toBe(true);
  });

  it("are the same after an edit that is applied twice", () => {
    fc.assert(
      fc.property(fc.array(anyEdit), anyEdit, (before, last) => {
        const saved = before.map(editOf).reduce(applySearchEdit, []);
        const once = applySearchEdit(saved, editOf(last));
        expect(applySearchEdit(once, editOf(last))).toEqual(once);
      }),
    );
  });
});

describe("the searches of a device at sign-in", () => {
  it.each<[string, SavedSearches, SavedSearches, SavedSearches]>([
    ["move into an empty account", [], numbered(3), numbered(3)],
    ["keep the names of the account", [search(1)], [{ ...search(1), name: "Mine" }, search(2)], [search(2)]],
    ["are others on another page", [search(1)], [search(1, 1, "twd")], [search(1, 1, "twd")]],
    [
      "move up to the limit, the newest first",
      numbered(MAX_SAVED).slice(1),
      [search(200, 9), search(201, 8)],
      [search(200, 9)],
    ],
    ["stay when the account is full", numbered(MAX_SAVED), [search(200)], []],
  ])("%s", (_, account, device, moved) => {
    expect(missingIn(account, device)).toEqual(moved);
  });
});

describe("a stored list", () => {
  it("is read without what is not understood", () => {
    expect(parseSaved(listWith(search(1)))).toEqual([search(1)]);
    expect(parseSaved("text")).toEqual([]);
    expect(parseSaved(numbered(MAX_SAVED + 5))).toHaveLength(MAX_SAVED);
  });

  it("of an earlier release keeps its order", () => {
    const old = numbered(3).map(({ saved: _, ...one }) => one);
    const read = parseSaved(old);
    expect(names(read)).toEqual(["Search 0", "Search 1", "Search 2"]);
    expect(parseSaved(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });
});

describe("the queue", () => {
  const operation = (edit: SearchEdit, id: string): SearchOperation => ({
    ...{ kind: "search", edit, at: 0, tried: false },
    id: id as OperationId,
  });

  it("holds the last edit of each search that waits, and never changes one that is being sent", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEdit, fc.constantFrom("edit", "send", "finish"))), (steps) => {
        let queue = EMPTY_QUEUE;
        let server: SavedSearches = [];
        let shown: SavedSearches = [];
        for (const [index, [edit, step]] of steps.entries()) {
          const first = queue.operations[0];
          if (step === "edit") {
            shown = applySearchEdit(shown, editOf(edit));
            queue = queuedSearch(operation(editOf(edit), `op-${index}`))(queue);
          } else if (first && step === "send") queue = tried(first.id)(queue);
          else if (first?.kind === "search" && first.tried) {
            server = applySearchEdit(server, first.edit);
            queue = acknowledged(first.id)(queue);
          }
          const view = queue.operations.reduce(
            (before, one) => (one.kind === "search" ? applySearchEdit(before, one.edit) : before),
            server,
          );
          expect(new Set(view)).toEqual(new Set(shown));
        }
      }),
    );
  });
});
