import type { date } from "../en/date";
import type { Translated } from "../message-area";

export const messages: Translated<typeof date> = {
  "date.day": "{day} de {month} de {year}",
  "date.months": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
};
