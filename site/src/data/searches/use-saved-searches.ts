import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { OperationId } from "../../domain/deck/operations/operation";
import type { EditProblem } from "../../domain/deck/operations/queue";
import { applySearchEdit, type SavedSearches, type SearchEdit } from "../../domain/saved-search/search-edits";
import { accountOptions } from "../account-query";
import { refreshWhenShown } from "../refresh-when-shown";
import { session } from "../session";
import { useStore } from "../store";
import { deviceSearches } from "./device-searches";
import { openAccountSearches, openedSearches } from "./open-account-searches";

/** The saved searches of the signed-in user or, without one, of the device. */
export type SavedSearchesState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly searches: SavedSearches;
      readonly change: (edit: SearchEdit) => void;
      /** undefined: nobody is signed in. */
      readonly account: AccountState | undefined;
    };

/** How far the searches have come on their way to the account. */
export interface AccountState {
  /** Edits that wait because the server cannot be reached. */
  readonly waiting: number;
  /** Searches of the device that exceed the limit of the account. */
  readonly left: number;
  readonly problems: readonly EditProblem[];
  readonly dismiss: (problem: OperationId) => void;
}

/** Fetches what has changed elsewhere while it is shown. */
export function useSavedSearches(): SavedSearchesState {
  const isOut = useStore(session) === "out";
  const device = useStore(deviceSearches);
  const { store, isMissing, retry } = useAccountSearches(!isOut);
  const subscribe = store?.subscribe ?? never;
  const own = useSyncExternalStore(subscribe, () => store?.searches());
  const failed = useSyncExternalStore(subscribe, () => store?.failed() ?? false);
  const waiting = useSyncExternalStore(subscribe, () => store?.waiting() ?? 0);
  const problems = useSyncExternalStore(subscribe, () => store?.problems() ?? NONE);
  return useMemo((): SavedSearchesState => {
    if (isOut) return { status: "ready", searches: device, change: changeDevice, account: undefined };
    if (store && own) {
      const { change, dismiss } = store;
      const account = { waiting, left: device.length, problems, dismiss };
      return { status: "ready", searches: own, change, account };
    }
    return failed || isMissing ? { status: "failed", retry } : { status: "loading" };
  }, [isOut, device, store, own, failed, isMissing, waiting, problems, retry]);
}

function useAccountSearches(wanted: boolean) {
  const client = useQueryClient();
  const { data } = useQuery({ ...accountOptions(), enabled: wanted });
  const user = data?.username;
  const now = useStore(openedSearches);
  // Another user may have signed in meanwhile.
  const store = wanted && (user === undefined || now?.user === user) ? now?.store : undefined;
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user and another try open it again
  useEffect(() => {
    if (!wanted || store) return;
    let isOver = false;
    const found = (isFound: boolean) => {
      if (!isOver) setMissing(!isFound);
    };
    openAccountSearches(client).then(
      () => found(true),
      () => found(false),
    );
    return () => {
      isOver = true;
    };
  }, [wanted, store, client, user, tries]);
  useEffect(() => (store ? refreshWhenShown(store) : undefined), [store]);
  const retry = useMemo(
    () => () => (store ? void store.refresh() : setTries((before) => before + 1)),
    [store],
  );
  return { store, isMissing, retry };
}

function changeDevice(edit: SearchEdit): void {
  deviceSearches.set(applySearchEdit(deviceSearches.get(), edit));
}

const NONE: readonly EditProblem[] = [];
const never = () => () => {};
