import { lazy, type ReactNode, Suspense } from "react";
import type { CardId } from "../../domain/card/card";
import { useTooltip } from "../tooltip";
import { useCardPreviewContent } from "./card-preview-content";

const Layer = lazy(async () => ({ default: (await import("../tooltip-layer")).TooltipLayer }));

interface CardPreview {
  /** To spread over the element that is hovered or focused. */
  readonly anchorProps: ReturnType<typeof useTooltip>["anchorProps"];
  /** To render anywhere beside it. */
  readonly preview: ReactNode;
  readonly close: () => void;
}

/** Shows a card beside its link or row after a moment of hover, or on keyboard focus; never on touch. */
export function useCardPreview(id: CardId): CardPreview {
  const { anchor, anchorProps, layerProps, close } = useTooltip();
  const Card = useCardPreviewContent();
  const preview = anchor && Card && (
    <Suspense fallback={null}>
      <Layer anchor={anchor} placement="right" {...layerProps}>
        <Card id={id} />
      </Layer>
    </Suspense>
  );
  // Close at once on blur: the preview could cover the next focused element.
  return { anchorProps: { ...anchorProps, onBlur: close }, preview, close };
}
