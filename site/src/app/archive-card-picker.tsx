import type { ComponentType } from "react";
import type { CardPickerPart, CardPickerProps } from "../features/archive/filters/quantities-field";
import { QuickSearch } from "../features/card/quick-search";
import { cardSearch } from "../i18n/en/card-search";
import type { MessageArea } from "../i18n/message-area";

/** @public Loaded along with the filters. */
export const messages = [cardSearch];

function Picker(props: CardPickerProps) {
  return <QuickSearch {...props} lazy released />;
}

/** Gives the filters of an archive the card picker of the other pages, with its messages. */
export function withCardPicker<Props>(
  Filters: ComponentType<Props & CardPickerPart>,
  ofFilters: readonly MessageArea[],
): { readonly default: ComponentType<Props>; readonly messages: readonly MessageArea[] } {
  return {
    default: (props) => <Filters {...props} CardPicker={Picker} />,
    messages: [...ofFilters, ...messages],
  };
}
