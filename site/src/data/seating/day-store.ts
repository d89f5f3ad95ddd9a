import { isObject } from "../../domain/search/read";
import type { Day } from "../../domain/seating/day/day";
import { readDay, writeDay } from "../../domain/seating/day/day-json";
import { createStore, useStore } from "../store";
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

/** The day before the last change in this tab. */
const previous = createStore<Day | undefined>(undefined);

export function useSavedDay(): SavedDay | undefined {
  return useStore(saved);
}

export function getSavedDay(): SavedDay | undefined {
  return saved.get();
}

export function changeDay(day: Day): void {
  previous.set(saved.get()?.day);
  saved.set({ day, isShared: false });
}

/** Replaces the day by that of a link. */
export function openSharedDay(day: Day): void {
  previous.set(undefined);
  saved.set({ day, isShared: true });
}

export function closeDay(): void {
  previous.set(undefined);
  saved.set(undefined);
}

/** The day before the last change, if that can be taken back. */
export function usePreviousDay(): Day | undefined {
  return useStore(previous);
}

export function undoDayChange(): void {
  const day = previous.get();
  if (!day) return;
  saved.set({ day, isShared: false });
  previous.set(undefined);
}
