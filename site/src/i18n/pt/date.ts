import type { date } from "../en/date";
import type { Translated } from "../message-area";

export const messages: Translated<typeof date> = {
  "date.day": "{day} de {month} de {year}",
  "date.months": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
};
