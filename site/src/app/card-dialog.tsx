import type { ComponentProps } from "react";
import { CardModal } from "../features/card/card-modal";
import { cardDetails } from "../i18n/en/card-details";
import { cardSearch } from "../i18n/en/card-search";
import { CardAddPart } from "./card-add-part";
import { CardEvidence } from "./card-evidence-part";
import { CardOwnPart } from "./card-own-part";

/** @public Loaded along with the dialog. */
export const messages = [cardDetails, cardSearch];

type GivenProps = "OwnPart" | "AddPart" | "Evidence";

/** A card over the current page, with what the signed-in user has of it, and what winning decks play. */
export function CardDialog(props: Omit<ComponentProps<typeof CardModal>, GivenProps>) {
  return <CardModal {...props} OwnPart={CardOwnPart} AddPart={CardAddPart} Evidence={CardEvidence} />;
}
