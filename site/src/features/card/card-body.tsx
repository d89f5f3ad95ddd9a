import { useEffect, useRef, useState } from "react";
import { setPreferences } from "../../data/preferences";
import { useTranslation } from "../../i18n/translation";
import { CardActions } from "./card-actions";
import styles from "./card-body.module.css";
import { CardDetails } from "./card-details";
import { CardPicture } from "./card-picture";
import type { ScanChoice } from "./scan-choice";
import type { ShownCard } from "./use-card";
import { useLoadedParts } from "./use-loaded-parts";
import { useShowsPicture } from "./use-shows-picture";

interface CardBodyProps {
  readonly shown: ShownCard;
  /** In a dialog the details scroll; otherwise the page does. */
  readonly place: "dialog" | "screen";
  readonly onPictureClick?: () => void;
}

/**
 * Picture and details of a card: side by side if there is space, otherwise one of them, the details if there is no
 * picture.
 */
export function CardBody({ shown, place, onPictureClick }: CardBodyProps) {
  const { t } = useTranslation();
  const { id } = shown.card;
  const picture = useShowsPicture(shown.card);
  const scan = useScan(id);
  const details = useResetOnCard(id);
  const loaded = useLoadedParts();
  return (
    <div className={`${styles.body} ${styles[place]} ${picture ? styles.imageFirst : styles.textFirst}`}>
      <div className={styles.picture}>
        <CardPicture shown={shown} scan={scan.shown} onClick={onPictureClick} />
      </div>
      <section
        ref={details}
        className={styles.details}
        aria-label={t("card.detailsOf", { name: shown.wording.name })}
        tabIndex={place === "dialog" ? 0 : undefined}
      >
        <CardDetails
          key={id}
          shown={shown}
          scan={scan.choice}
          loaded={loaded}
          level={place === "dialog" ? 3 : 2}
        />
      </section>
      <div className={`${styles.actions} ${loaded.sets && loaded.rulings ? "" : styles.waiting}`}>
        <CardActions card={shown.card} />
      </div>
    </div>
  );
}

/** The printing whose picture is shown: the hovered one, or else the chosen one. */
function useScan(id: number): { readonly shown: string | undefined; readonly choice: ScanChoice } {
  const [chosen, setChosen] = useState<{ readonly id: number; readonly set: string | undefined }>();
  const [peeked, setPeeked] = useState<string>();
  const own = chosen?.id === id ? chosen.set : undefined;
  return {
    shown: peeked ?? own,
    choice: {
      chosen: own,
      choose: (set) => {
        setChosen({ id, set });
        // Choosing a printing enables pictures.
        if (set !== undefined) setPreferences({ showImage: true });
      },
      peek: setPeeked,
    },
  };
}

/** Scrolls to the top for another card, and keeps the focus if its element was removed. */
function useResetOnCard(id: number): React.RefObject<HTMLElement | null> {
  const details = useRef<HTMLElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    const region = details.current;
    if (!region) return;
    region.scrollTop = 0;
    if (document.activeElement === document.body) region.focus({ preventScroll: true });
  }, [id]);
  return details;
}
