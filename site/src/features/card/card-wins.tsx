import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/translation";
import styles from "./card-wins.module.css";

interface CardWinsProps {
  /** Open from the start, as soon as it is near the visible part of the page; otherwise when it is opened. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A part below the card that fetches the winning decks, so it is only rendered when somebody looks at it. */
export function CardWins({ open, children }: CardWinsProps) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(open);
  const isNear = useNear(details);
  return (
    <details
      ref={details}
      className={styles.wins}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t("card.wins")}</summary>
      <div className={styles.reserved}>{isOpen && isNear && children}</div>
    </details>
  );
}

/** Whether the element has been near the visible part of the page. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((near) => near || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "200px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
