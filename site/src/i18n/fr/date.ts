import type { date as english } from "../en/date";
import type { Message } from "../message";

export const date: Record<keyof typeof english, Message> = {
  "date.day": "{day} {month} {year}",
  "date.months": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};
