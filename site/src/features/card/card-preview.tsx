import type { CardId } from "../../domain/card/card";
import { CardPicture } from "./card-picture";
import styles from "./card-preview.module.css";
import { useCard } from "./use-card";

/** Content of the layer next to a card's link or row: its picture, or its text card. */
export function CardPreview({ id }: { readonly id: CardId }) {
  const state = useCard(id);
  if (state.status !== "shown") return null;
  return (
    <div className={styles.preview}>
      <CardPicture shown={state.shown} links={false} />
    </div>
  );
}
