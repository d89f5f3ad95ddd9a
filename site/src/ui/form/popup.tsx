import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import styles from "./combobox.module.css";

interface PopupProps {
  readonly field: RefObject<HTMLElement | null>;
  /** Maximum height in pixels. */
  readonly maxHeight: number;
  readonly children: ReactNode;
}

/** The list of a field; it floats, never shifts the layout, and is invisible until it has its place. */
export function Popup({ field, maxHeight, children }: PopupProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let isOpen = true;
    let stop = () => {};
    const show = () => {
      if (list.current) list.current.style.visibility = "visible";
    };
    const place = async () => {
      const { placeBelow } = await import("./place-below");
      if (!isOpen || !field.current || !list.current) return;
      stop = placeBelow(field.current, list.current, { maxHeight, onPlaced: show });
    };
    // If positioning cannot be loaded, the list is shown below its field.
    place().catch(show);
    return () => {
      isOpen = false;
      stop();
    };
  }, [field, maxHeight]);
  return (
    <div ref={list} className={styles.popup}>
      {children}
    </div>
  );
}
