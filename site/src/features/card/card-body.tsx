import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { setPreferences } from "../../data/preferences";
import { rememberCard } from "../../data/recent-cards";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { isPlaytestId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import { CardActions } from "./card-actions";
import styles from "./card-body.module.css";
import { CardDetails } from "./card-details";
import { CardPicture } from "./card-picture";
import { CardWins } from "./card-wins";
import type { EvidencePartProps } from "./evidence-part";
import type { AddPartProps, OwnPartProps } from "./own-part";
import type { ScanChoice } from "./scan-choice";
import type { ShownCard } from "./use-card";
import { useLoadedParts } from "./use-loaded-parts";
import { useShowsPicture } from "./use-shows-picture";

interface CardBodyProps {
  readonly shown: ShownCard;
  /** In a dialog the details scroll; otherwise the page does. */
  readonly context: "dialog" | "screen";
  readonly onPictureClick?: () => void;
  /** Shown to signed-in users below the details. */
  readonly OwnPart?: ComponentType<OwnPartProps> | undefined;
  /** Shown to signed-in users beside the actions. */
  readonly AddPart?: ComponentType<AddPartProps> | undefined;
  /** What the winning decks say, below everything else. */
  readonly Evidence?: ComponentType<EvidencePartProps> | undefined;
}

/**
 * Picture and details of a card: side by side if there is space, otherwise one below the other; there the picture can
 * be folded.
 */
export function CardBody({ shown, context, onPictureClick, OwnPart, AddPart, Evidence }: CardBodyProps) {
  const { t } = useTranslation();
  const { id } = shown.card;
  useEffect(() => rememberCard(id), [id]);
  const picture = useShowsPicture(shown.card);
  const scan = useScan(id);
  const details = useResetOnCard(id);
  const loaded = useLoadedParts();
  const signedIn = useStore(session) !== "out";
  const Own = signedIn ? OwnPart : undefined;
  const [ownSettled, setOwnSettled] = useState(false);
  const onSettled = useCallback(() => setOwnSettled(true), []);
  const settled = loaded.sets && loaded.rulings && (!Own || ownSettled);
  const isScreen = context === "screen";
  const wins = settled && Evidence && !isPlaytestId(id) && (
    <CardWins open={isScreen}>
      <Evidence card={shown.card} />
    </CardWins>
  );
  return (
    <div className={`${styles.body} ${styles[context]} ${picture ? "" : styles.textFirst}`}>
      <div className={styles.picture}>
        <CardPicture shown={shown} scan={scan.shown} onClick={onPictureClick} />
      </div>
      <section
        ref={details}
        className={styles.details}
        aria-label={t("card.detailsOf", { name: shown.wording.name })}
        tabIndex={context === "dialog" ? 0 : undefined}
      >
        <CardDetails
          key={id}
          shown={shown}
          scan={scan.choice}
          loaded={loaded}
          level={context === "dialog" ? 3 : 1}
          own={
            <>
              {Own && <Own card={shown.card} name={shown.wording.name} onSettled={onSettled} />}
              {!isScreen && wins}
            </>
          }
        />
      </section>
      <div className={`${styles.actions} ${settled ? "" : styles.waiting}`}>
        <CardActions card={shown.card} context={context}>
          {signedIn && AddPart && <AddPart card={shown.card} name={shown.wording.name} />}
        </CardActions>
      </div>
      {isScreen && <div className={styles.wins}>{wins}</div>}
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
