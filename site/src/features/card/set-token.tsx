import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { siteSettings } from "../../data/site-settings";
import type { CardKind } from "../../domain/card/card";
import { useTooltip } from "../../ui/tooltip";
import { printingCodes, type SetPrinting } from "./printings";
import type { ScanChoice } from "./scan-choice";
import { SetDetails } from "./set-details";
import styles from "./set-token.module.css";

const Layer = lazy(async () => ({ default: (await import("../../ui/tooltip-layer")).TooltipLayer }));

interface SetTokenProps {
  readonly kind: CardKind;
  readonly printing: SetPrinting;
  readonly scan: ScanChoice;
}

/** A set with its rarity or precon codes. Hover shows their details; a click keeps them open. */
export function SetToken({ kind, printing, scan }: SetTokenProps) {
  const { anchor, anchorProps, layerProps, open, close } = useTooltip();
  const [pinned, setPinned] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = anchor !== undefined;
  const { code } = printing;
  const codes = printingCodes(printing);
  const { setFolders } = siteSettings().images;

  usePeek(isOpen && setFolders, code, scan.peek);
  useOutside(pinned, wrapper, close);
  useEffect(() => {
    if (isOpen || !pinned) return;
    setPinned(false);
    // The focus was in the closed list.
    if (document.activeElement === document.body) button.current?.focus();
  }, [isOpen, pinned]);

  const hover = pinned ? {} : { onPointerLeave: anchorProps.onPointerLeave };
  return (
    <span ref={wrapper} className={styles.wrapper}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        data-printed
        className={`${styles.token} ${scan.chosen === code ? styles.chosen : ""}`}
        onPointerEnter={anchorProps.onPointerEnter}
        {...hover}
        onClick={(event) => {
          if (pinned) return close();
          setPinned(true);
          open(event.currentTarget);
        }}
      >
        <span className={styles.code}>{code}</span>
        {codes !== "" && <span className={styles.codes}>{codes}</span>}
        <span className="visually-hidden">{printing.set?.name}</span>
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <Layer anchor={anchor} placement="bottom-start" inPlace {...(pinned ? {} : layerProps)}>
            <SetDetails kind={kind} printing={printing} scan={setFolders ? scan : undefined} />
          </Layer>
        </Suspense>
      )}
    </span>
  );
}

/** Shows the picture of the set whose details are open. */
function usePeek(active: boolean, code: string, peek: ScanChoice["peek"]): void {
  useEffect(() => {
    if (!active) return;
    peek(code);
    return () => peek(undefined);
  }, [active, code, peek]);
}

/** Closes when the pointer is pressed or the focus moves elsewhere. */
function useOutside(active: boolean, inside: { current: HTMLElement | null }, leave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onMove = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) leave();
    };
    document.addEventListener("pointerdown", onMove, { capture: true });
    document.addEventListener("focusin", onMove);
    return () => {
      document.removeEventListener("pointerdown", onMove, { capture: true });
      document.removeEventListener("focusin", onMove);
    };
  }, [active, inside, leave]);
}
