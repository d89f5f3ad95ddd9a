import type { date as english } from "../en/date";
import type { Message } from "../message";

export const date: Record<keyof typeof english, Message> = {
  "date.day": "{day} de {month} de {year}",
  "date.months": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
};
