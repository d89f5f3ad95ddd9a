import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from "@floating-ui/dom";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./tooltip-layer.module.css";

interface TooltipLayerProps {
  readonly anchor: HTMLElement;
  readonly placement: Placement;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  /** Lets the pointer through to what the layer covers, unless it stays in place with controls of its own. */
  readonly pressThrough?: boolean;
  /** Renders the layer in place, so that Tab goes from the anchor into it. */
  readonly inPlace?: boolean;
  readonly children: ReactNode;
}

const GAP = 8;

/**
 * A floating layer next to its anchor, which flips and shifts to stay on the screen. Unless rendered in place, it is
 * in the dialog of the anchor or at the end of the page. Loaded lazily with the positioning library.
 */
export function TooltipLayer({
  anchor,
  placement,
  inPlace = false,
  pressThrough = false,
  children,
  ...pointer
}: TooltipLayerProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;
    const updatePosition = async () => {
      const { x, y } = await computePosition(anchor, floating, {
        placement,
        strategy: "fixed",
        middleware: [
          offset(GAP),
          flip({ padding: GAP, fallbackAxisSideDirection: "start" }),
          shift({ padding: GAP }),
          size({
            padding: GAP,
            apply: ({ availableHeight }) => {
              floating.style.maxHeight = `${Math.max(availableHeight, 160)}px`;
            },
          }),
        ],
      });
      floating.style.left = `${x}px`;
      floating.style.top = `${y}px`;
      floating.style.visibility = "visible";
    };
    return autoUpdate(anchor, floating, () => void updatePosition());
  }, [anchor, placement]);

  const layer = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps clicks from the row or backdrop behind
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks from the row or backdrop behind
    <div
      ref={ref}
      className={styles.layer}
      style={pressThrough && !inPlace ? { pointerEvents: "none" } : undefined}
      onClick={(event) => event.stopPropagation()}
      {...pointer}
    >
      {children}
    </div>
  );
  return inPlace ? layer : createPortal(layer, anchor.closest("dialog") ?? document.body);
}
