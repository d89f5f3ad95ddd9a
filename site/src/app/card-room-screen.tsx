import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { asCardId } from "../domain/card/ids";
import CardScreen from "../features/card/card-screen";
import { Pending } from "./pending";

/** Quick search, with the card of the address. */
export default function CardRoom() {
  const { id } = useParams({ from: "/cards/{-$id}" });
  const card = asCardId(id);
  return (
    <Suspense fallback={<Pending />}>
      <CardScreen id={card} unknown={card === undefined ? id : undefined} />
    </Suspense>
  );
}
