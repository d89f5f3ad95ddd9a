import type { OwnPartProps } from "../../features/card/own-part";
import { CardInventory } from "../../features/stock/card-inventory";
import { stock } from "../../i18n/en/stock";
import { loadOptionalStyles } from "../../lazy/optional-styles";

/** Loaded along with the component. */
export const messages = [stock];
export const prepare = loadOptionalStyles;

/** What the signed-in user has of a card and has noted about it. */
export function CardInventoryPart(props: OwnPartProps) {
  return <CardInventory {...props} />;
}
