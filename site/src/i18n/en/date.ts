import { messageArea } from "../message-area";

/** How a day is written. */
export const date = messageArea("date", {
  "date.day": "{day} {month} {year}",
  "date.months": "January February March April May June July August September October November December",
});
