import { useEffect, useRef, useState } from "react";
import { setPreferences } from "../../data/preferences";
import { useTranslation } from "../../i18n/translation";
import { CardActions } from "./card-actions";
import styles from "./card-body.module.css";
import { CardDetails } from "./card-details";
import { CardPicture } from "./card-picture";
import type { ScanChoice } from "./scan-choice";
import type { ShownCard } from "./use-card";
import { useLateParts } from "./use-late-parts";
import { useShowsPicture } from "./use-shows-picture";

interface CardBodyProps {
  readonly shown: ShownCard;
  /** In a dialog the details scroll by themselves; on a screen the page does. */
  readonly place: "dialog" | "screen";
  readonly onPictureClick?: () => void;
}

/** A card's picture and details: side by side where there is room, else one of the two: the details without a picture. */
export function CardBody({ shown, place, onPictureClick }: CardBodyProps) {
  const { t } = useTranslation();
  const { id } = shown.card;
  const picture = useShowsPicture(shown.card);
  const scan = useScan(id);
  const details = useFreshStart(id);
  const arrived = useLateParts();
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
          arrived={arrived}
          level={place === "dialog" ? 3 : 2}
        />
      </section>
      <div className={`${styles.actions} ${arrived.sets && arrived.rulings ? "" : styles.waiting}`}>
        <CardActions card={shown.card} />
      </div>
    </div>
  );
}

/** The printing whose picture is shown: the one pointed at, else the one chosen for this card. */
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
        // Who asks for a printing wants to see it.
        if (set !== undefined) setPreferences({ showImage: true });
      },
      peek: setPeeked,
    },
  };
}

/** Another card is read from its top, and a focus that vanished with the last card is not lost. */
function useFreshStart(id: number): React.RefObject<HTMLElement | null> {
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
