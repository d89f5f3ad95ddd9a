import type { ComponentType } from "react";
import type { CardPickerPart, CardPickerProps } from "../features/archive/filters/quantities-field";
import { QuickSearch } from "../features/card/quick-search";

function Picker(props: CardPickerProps) {
  return <QuickSearch {...props} lazy released />;
}

/** Gives the filters of an archive the card picker of the other pages. */
export function withCardPicker<Props>(Filters: ComponentType<Props & CardPickerPart>): ComponentType<Props> {
  return (props) => <Filters {...props} CardPicker={Picker} />;
}
