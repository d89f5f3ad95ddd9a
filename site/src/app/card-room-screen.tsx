import { useParams } from "@tanstack/react-router";
import { asCardId } from "../domain/card/ids";
import CardScreen from "../features/card/card-screen";

/** Quick search, with the card of the address. */
export default function CardRoom() {
  const { id } = useParams({ from: "/cards/{-$id}" });
  return <CardScreen id={asCardId(id)} />;
}
