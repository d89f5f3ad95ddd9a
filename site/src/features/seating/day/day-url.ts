import type { Day } from "../../../domain/seating/day/day";
import { dayFragment } from "../../../domain/seating/day/day-link";

/** The address that opens the day on another device. */
export function dayUrl(day: Day): string {
  return `${window.location.origin}/seating#${dayFragment(day)}`;
}
