import { type ReactNode, useState } from "react";
import styles from "./card-image.module.css";
import {
  nextRequest,
  type PictureRequest,
  recordFailure,
  recordSuccess,
  useNextRequest,
} from "./image-failures";

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
  const next = useNextRequest(candidates);
  const [shown, setShown] = useState<PictureRequest>();
  const kept = shown && (next || candidates.includes(shown.address)) ? shown : undefined;
  // A picture that is there is not asked for again in the other way.
  const asked = next && next.address === kept?.address ? kept : next;
  const requests = [...new Set([kept, asked])].filter((request) => request !== undefined);
  const onLoad = (request: PictureRequest) => {
    recordSuccess(request);
    setShown(request);
  };
  return (
    <div className={styles.frame}>
      {kept === undefined && (
        <div className={asked === undefined ? styles.face : styles.waiting} inert={asked !== undefined}>
          {face}
        </div>
      )}
      {requests.map((request) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a wide target for what a button beside it does
        <img
          key={`${request.address} ${request.anonymous}`}
          crossOrigin={request.anonymous ? "anonymous" : undefined}
          src={request.address}
          alt={request === kept || kept === undefined ? alt : ""}
          width={WIDTH}
          height={HEIGHT}
          loading={loading}
          decoding="async"
          className={request === kept ? styles.picture : styles.loading}
          onLoad={() => onLoad(request)}
          onError={() => recordFailure(request, candidates)}
          onClick={onClick}
        />
      ))}
    </div>
  );
}

/** Fetches a picture ahead, so that going to the card shows it at once. */
export function warmImage(candidates: readonly string[]): void {
  const request = nextRequest(candidates);
  if (!request) return;
  const picture = new Image(WIDTH, HEIGHT);
  if (request.anonymous) picture.crossOrigin = "anonymous";
  picture.src = request.address;
}
