import type { Translate } from "../../../../i18n/translation";
import { gameTerm } from "../../../../ui/card/game-term";

/** A heading of the library in the interface language: "Action Modifier/Combat". */
export function typeName(t: Translate, heading: string): string {
  return heading
    .split("/")
    .map((type) => gameTerm(t, "type", type))
    .join("/");
}
