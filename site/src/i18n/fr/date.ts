import type { date } from "../en/date";
import type { Translated } from "../message-area";

export const messages: Translated<typeof date> = {
  "date.day": "{day} {month} {year}",
  "date.months": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};
