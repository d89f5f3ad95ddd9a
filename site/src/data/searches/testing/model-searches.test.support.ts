import { isSameSearch } from "../../../domain/saved-search/saved-searches";
import {
  applySearchEdit,
  canSave,
  type SavedSearch,
  type SavedSearches,
  type SearchEdit,
} from "../../../domain/saved-search/search-edits";
import type { SendToApi } from "../../api";
import { refusal } from "../../decks/testing/model-server.test.support";

/** Behaves as the calls of saved searches do: one list with a version. */
export interface ModelSearches {
  readonly call: SendToApi;
  /** Names of the calls in the order of their execution. */
  readonly calls: string[];
  /** Every edit that was carried out. */
  readonly done: SearchEdit[];
  searches(): SavedSearches;
  /** Edits as another device does. */
  edit(edit: SearchEdit): void;
}

export function modelSearches(): ModelSearches {
  const calls: string[] = [];
  const done: SearchEdit[] = [];
  let searches: SavedSearches = [];
  let rev = 0;

  function edit(one: SearchEdit): void {
    searches = applySearchEdit(searches, one);
    rev += 1;
    done.push(one);
  }

  function carryOut(one: SearchEdit, match: string | undefined): unknown {
    const stored = searches.find((each) => isSameSearch(each, one.search));
    const isDone =
      one.kind === "save"
        ? stored && stored.name === one.search.name && stored.saved === one.search.saved
        : !stored;
    if (isDone) return { rev };
    if (match !== undefined && match !== String(rev)) throw refusal(412, "changed-searches");
    if (one.kind === "save" && !canSave(searches, one.search)) throw refusal(409, "full-searches");
    edit(one);
    return { rev };
  }

  const call: SendToApi = async (path, { method = "GET", body, headers = {} } = {}) => {
    calls.push(`${method} ${path}`);
    const match = headers["If-Match"];
    if (method === "PUT") return carryOut({ kind: "save", search: body as SavedSearch }, match);
    if (method === "DELETE") return carryOut({ kind: "delete", search: body as SavedSearch }, match);
    return { rev, searches };
  };
  return { call, calls, done, searches: () => searches, edit };
}
