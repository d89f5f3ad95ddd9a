import { type ReactNode, useState } from "react";
import styles from "./card-image.module.css";
import { nextAddress, recordFailure, recordSuccess, useNextAddress } from "./image-failures";

/** Size of the pictures of the community host, in pixels; the ratio of a card is 63:88. */
const WIDTH = 358;
const HEIGHT = 500;

interface CardImageProps {
  /** Addresses in the order they are tried; none = the text card at once. */
  readonly candidates: readonly string[];
  readonly alt: string;
  /** The text card: stands in while the picture loads and when there is none. */
  readonly face: ReactNode;
  /** "eager" for the picture the visitor came for. */
  readonly loading?: "lazy" | "eager";
  /** A click on the picture, never on the text card. */
  readonly onClick?: (() => void) | undefined;
}

/**
 * A card's picture: one address after the other, then its text card, all of the same size.
 * A new scan replaces the old one once it is there; for another card give another `key`.
 */
export function CardImage({ candidates, alt, face, loading = "lazy", onClick }: CardImageProps) {
  const asked = useNextAddress(candidates);
  const [shown, setShown] = useState<string>();
  const kept = shown !== undefined && (asked !== undefined || candidates.includes(shown)) ? shown : undefined;
  const addresses = [...new Set([kept, asked])].filter((address) => address !== undefined);
  const onLoad = (address: string) => {
    recordSuccess();
    setShown(address);
  };
  return (
    <div className={styles.frame}>
      {kept === undefined && (
        <div className={asked === undefined ? styles.face : styles.waiting} inert={asked !== undefined}>
          {face}
        </div>
      )}
      {addresses.map((address) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a wide target for what a button beside it does
        <img
          key={address}
          src={address}
          alt={address === kept || kept === undefined ? alt : ""}
          width={WIDTH}
          height={HEIGHT}
          loading={loading}
          decoding="async"
          className={address === kept ? styles.picture : styles.loading}
          onLoad={() => onLoad(address)}
          onError={() => recordFailure(address, candidates)}
          onClick={onClick}
        />
      ))}
    </div>
  );
}

/** Fetches a picture ahead, so that going to the card shows it at once. */
export function warmImage(candidates: readonly string[]): void {
  const address = nextAddress(candidates);
  if (address !== undefined) new Image(WIDTH, HEIGHT).src = address;
}
