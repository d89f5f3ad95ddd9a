import type { MouseEvent, ReactNode } from "react";
import type { CardId } from "../../domain/card/card";
import { useCardOpener } from "./card-opener";
import { useCardPreview } from "./card-preview";

interface CardLinkProps {
  readonly id: CardId;
  /** The list the card stands in. */
  readonly among?: readonly CardId[] | undefined;
  /** Shows the card beside the link on hover and focus. */
  readonly preview?: boolean;
  readonly className?: string | undefined;
  /** -1 in a list that is walked with the arrow keys, but for its current row. */
  readonly tabIndex?: number | undefined;
  /** Language of the name when it is not that of the page. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

type PlainLinkProps = Omit<CardLinkProps, "preview">;

/** A real link to the card's own page; a plain click opens the card over the present screen. */
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
