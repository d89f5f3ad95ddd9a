import type { Card } from "../../domain/card/card";
import { useIcon } from "../../ui/card/use-icon";
import styles from "./card-heading.module.css";

/** The icon of the clan, or those of the types; their place stays empty without icons, because the words follow. */
export function CardSymbols({ card }: { readonly card: Card }) {
  const names = card.kind === "crypt" ? [`clan-${card.clan}`] : card.types.map((type) => `icon-${type}`);
  return names.map((name) => <CardSymbol key={name} name={name} />);
}

function CardSymbol({ name }: { readonly name: string }) {
  return (
    <span className={styles.symbol} aria-hidden="true">
      {useIcon(name)}
    </span>
  );
}
