import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { asCardId } from "../domain/card/ids";
import CardScreen from "../features/card/card-screen";
import { cardDetails } from "../i18n/en/card-details";
import { cardSearch } from "../i18n/en/card-search";
import { CardAddPart } from "./card-add-part";
import { CardEvidence } from "./card-evidence-part";
import { CardOwnPart } from "./card-own-part";
import { Pending, showStaticContent, useStaticContent } from "./pending";
import { TakeOver } from "./take-over";

/** @public Loaded along with the screen. */
export const messages = [cardDetails, cardSearch];

/** The quick search, with the card in the URL. */
export default function CardPage() {
  const { id } = useParams({ from: "/cards/{-$id}" });
  const card = asCardId(id);
  return (
    <Suspense fallback={<Pending />}>
      <CardScreen
        id={card}
        unknown={card === undefined ? id : undefined}
        OwnPart={CardOwnPart}
        AddPart={CardAddPart}
        Evidence={CardEvidence}
        Waiting={useStaticContent() ? StaticCard : undefined}
        Arrival={TakeOver}
      />
    </Suspense>
  );
}

/** The card as the static page shows it. */
function StaticCard() {
  return <article ref={showStaticContent} />;
}
