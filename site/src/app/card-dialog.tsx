import type { ComponentProps } from "react";
import { CardModal } from "../features/card/card-modal";
import { CardEvidence } from "./card-evidence-part";
import { CardOwnPart } from "./card-own-part";

/** A card over the current page, with what the signed-in user has of it. */
export function CardDialog(props: Omit<ComponentProps<typeof CardModal>, "OwnPart" | "Evidence">) {
  return <CardModal {...props} OwnPart={CardOwnPart} Evidence={CardEvidence} />;
}
