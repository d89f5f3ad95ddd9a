import type { Message } from "../message";

/** How a day is written. */
export const date = {
  "date.day": "{day} {month} {year}",
  "date.months": "January February March April May June July August September October November December",
} satisfies Record<string, Message>;
