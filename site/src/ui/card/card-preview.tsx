import { lazy, type ReactNode, Suspense } from "react";
import type { CardId } from "../../domain/card/card";
import { useTooltip } from "../tooltip";
import { useCardPreviewContent } from "./card-preview-content";

const Layer = lazy(async () => ({ default: (await import("../tooltip-layer")).TooltipLayer }));

interface CardPreview {
  /** Props of the element that is hovered or focused. */
  readonly anchorProps: ReturnType<typeof useTooltip>["anchorProps"];
  /** The layer, to be rendered next to the element. */
  readonly preview: ReactNode;
  readonly close: () => void;
}

/**
 * Previews a card next to its link or row on hover or keyboard focus, never on touch. In a list it is beside the
 * column of names (data-names), at the same place for each row, so that it covers none of them.
 */
export function useCardPreview(id: CardId): CardPreview {
  const { anchor, anchorProps, layerProps, close } = useTooltip();
  const Card = useCardPreviewContent();
  const preview = anchor && Card && (
    <Suspense fallback={null}>
      <Layer anchor={anchor.closest<HTMLElement>("[data-names]") ?? anchor} placement="right" {...layerProps}>
        <Card id={id} />
      </Layer>
    </Suspense>
  );
  // Closes on blur at once, because the preview could cover the next focused element.
  return { anchorProps: { ...anchorProps, onBlur: close }, preview, close };
}
