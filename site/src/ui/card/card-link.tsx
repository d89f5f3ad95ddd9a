import type { MouseEvent, ReactNode } from "react";
import type { CardId } from "../../domain/card/card";
import { useCardOpener } from "./card-opener";
import { useCardPreview } from "./card-preview";

interface CardLinkProps {
  readonly id: CardId;
  /** The list that contains the card. */
  readonly among?: readonly CardId[] | undefined;
  /** Shows a preview of the card on hover and focus. */
  readonly preview?: boolean;
  readonly className?: string | undefined;
  /** -1 for all but the current row of a list with arrow key navigation. */
  readonly tabIndex?: number | undefined;
  /** Language of the name if it differs from the page. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

type PlainLinkProps = Omit<CardLinkProps, "preview">;

/** A link to the card's page; a plain click opens the card over the current page. */
export function CardLink({ preview = false, ...link }: CardLinkProps) {
  return preview ? <PreviewLink {...link} /> : <PlainLink {...link} />;
}

function PreviewLink(link: PlainLinkProps) {
  const { anchorProps, preview, close } = useCardPreview(link.id);
  return (
    <>
      <PlainLink {...link} {...anchorProps} onOpen={close} />
      {preview}
    </>
  );
}

interface PlainLinkEvents extends Partial<ReturnType<typeof useCardPreview>["anchorProps"]> {
  readonly onOpen?: () => void;
}

function PlainLink({ id, among, onOpen, children, ...rest }: PlainLinkProps & PlainLinkEvents) {
  const opener = useCardOpener();
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!opener || !plain) return;
    event.preventDefault();
    // The row around the link opens the same card.
    event.stopPropagation();
    onOpen?.();
    opener.open(id, among);
  };
  return (
    <a href={`/cards/${id}`} {...rest} onClick={onClick}>
      {children}
    </a>
  );
}
