import type { ComponentProps } from "react";
import { CardModal } from "../features/card/card-modal";
import { CardAddPart } from "./card-add-part";
import { CardOwnPart } from "./card-own-part";

/** A card over the current page, with what the signed-in user has of it. */
export function CardDialog(props: Omit<ComponentProps<typeof CardModal>, "OwnPart" | "AddPart">) {
  return <CardModal {...props} OwnPart={CardOwnPart} AddPart={CardAddPart} />;
}
