import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./card-image.module.css";
import {
  nextRequest,
  type PictureRequest,
  recordFailure,
  recordSuccess,
  useNextRequest,
} from "./image-failures";

/** Pixel size of the pictures of the community host, in the card ratio of 63:88. */
const WIDTH = 358;
const HEIGHT = 500;

interface CardImageProps {
  /** URLs in the order to try; empty shows the text card at once. */
  readonly candidates: readonly string[];
  readonly alt: string;
  /** The text card, shown while the picture loads or if there is none. */
  readonly face: ReactNode;
  /** "eager" for the main picture of a page. */
  readonly loading?: "lazy" | "eager";
  /** Called for clicks on the picture, not on the text card. */
  readonly onClick?: (() => void) | undefined;
}

/**
 * The picture of a card, trying one URL after the other, or else its text card in the same size. A new scan replaces
 * the old one when it has loaded; another card needs another `key`.
 */
export function CardImage({ candidates, alt, face, loading = "lazy", onClick }: CardImageProps) {
  const next = useNextRequest(candidates);
  const [shown, setShown] = useState<PictureRequest>();
  const visible = shown && (next || candidates.includes(shown.url)) ? shown : undefined;
  // A loaded picture is not requested again in another mode.
  const pending = next && next.url === visible?.url ? visible : next;
  const requests = [...new Set([visible, pending])].filter((request) => request !== undefined);
  const onLoad = (request: PictureRequest) => {
    recordSuccess(request);
    setShown(request);
  };
  return (
    <div className={styles.frame}>
      {visible === undefined && (
        <div className={pending === undefined ? styles.face : styles.waiting} inert={pending !== undefined}>
          {face}
        </div>
      )}
      {requests.map((request) => (
        <RequestedImage
          key={`${request.url} ${request.anonymous}`}
          crossOrigin={request.anonymous ? "anonymous" : undefined}
          src={request.url}
          alt={request === visible || visible === undefined ? alt : ""}
          width={WIDTH}
          height={HEIGHT}
          loading={loading}
          decoding="async"
          className={request === visible ? styles.picture : styles.loading}
          onLoad={() => onLoad(request)}
          onError={() => recordFailure(request, candidates)}
          onClick={onClick}
        />
      ))}
    </div>
  );
}

interface RequestedImageProps extends ComponentProps<"img"> {
  readonly src: string;
  readonly alt: string;
}

/** An image that is requested once it is in the page: React may create the elements of a page more than once. */
function RequestedImage({ src, alt, ...rest }: RequestedImageProps) {
  const element = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (element.current) element.current.src = src;
  }, [src]);
  return <img ref={element} alt={alt} {...rest} />;
}

/** Preloads a picture, so that it is shown at once when the user goes to the card. */
export function warmImage(candidates: readonly string[]): void {
  const request = nextRequest(candidates);
  if (!request) return;
  const picture = new Image(WIDTH, HEIGHT);
  if (request.anonymous) picture.crossOrigin = "anonymous";
  picture.src = request.url;
}
