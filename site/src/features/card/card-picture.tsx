import { usePreferences } from "../../data/preferences";
import { useCardImages } from "../../data/use-card-images";
import { CardFace } from "../../ui/card/card-face";
import { CardImage } from "../../ui/card/card-image";
import type { ShownCard } from "./use-card";

interface CardPictureProps {
  readonly shown: ShownCard;
  /** Code of the set whose scan is shown. */
  readonly scan?: string | undefined;
  /** Whether cards in the text card are links; not in a preview. */
  readonly links?: boolean;
  readonly onClick?: (() => void) | undefined;
}

const NO_PICTURE: readonly string[] = [];

/** The picture of a card, or its text card if preferred, in the same size. */
export function CardPicture({ shown: { card, wording }, scan, links = true, onClick }: CardPictureProps) {
  const { showImage } = usePreferences();
  const candidates = useCardImages();
  return (
    <CardImage
      key={card.id}
      candidates={showImage ? candidates(card, scan) : NO_PICTURE}
      alt={wording.name}
      face={<CardFace card={card} wording={wording} links={links} />}
      loading="eager"
      onClick={onClick}
    />
  );
}
