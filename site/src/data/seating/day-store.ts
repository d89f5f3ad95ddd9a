import { isObject } from "../../domain/search/read";
import type { Day } from "../../domain/seating/day/day";
import { readDay, writeDay } from "../../domain/seating/day/day-json";
import { createStore } from "../../domain/store";
import { useStore } from "../store";
import { createPersistentStore, parseJson } from "../stored-text";

/** The tournament day on this device. */
interface SavedDay {
  readonly day: Day;
  /** It came with a link and was never changed here, so another link may replace it. */
  readonly isShared: boolean;
}

const saved = createPersistentStore<SavedDay | undefined>("methuselah.seating-day", {
  parse: (text) => {
    const raw = parseJson(text);
    const day = isObject(raw) ? readDay(raw.day) : undefined;
    return day && { day, isShared: isObject(raw) && raw.isShared === true };
  },
  print: (it) => (it ? JSON.stringify({ day: writeDay(it.day), isShared: it.isShared }) : ""),
});

/** The last change in this tab. */
const lastChange = createStore<{ readonly before: Day; readonly after: Day } | undefined>(undefined);

export function useSavedDay(): SavedDay | undefined {
  return useStore(saved);
}

export function getSavedDay(): SavedDay | undefined {
  return saved.get();
}

export function changeDay(day: Day): void {
  const before = saved.get()?.day;
  lastChange.set(before && { before, after: day });
  saved.set({ day, isShared: false });
}

/** Replaces the day by that of a link. */
export function openSharedDay(day: Day): void {
  lastChange.set(undefined);
  saved.set({ day, isShared: true });
}

export function closeDay(): void {
  lastChange.set(undefined);
  saved.set(undefined);
}

/** Whether the last change can be taken back: not after a change in another tab, which would be lost. */
export function useCanUndoDayChange(): boolean {
  const change = useStore(lastChange);
  return useStore(saved)?.day === change?.after && change !== undefined;
}

export function undoDayChange(): void {
  const change = lastChange.get();
  if (!change || saved.get()?.day !== change.after) return;
  saved.set({ day: change.before, isShared: false });
  lastChange.set(undefined);
}
