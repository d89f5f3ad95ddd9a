import { ChevronLeft, ChevronRight } from "lucide";
import { type ComponentType, useRef } from "react";
import type { CardId } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { IconButton } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { useDocumentKeys } from "../../ui/document-keys";
import { Icon } from "../../ui/icon";
import { useSwipe } from "../../ui/use-swipe";
import { CardBody } from "./card-body";
import styles from "./card-modal.module.css";
import { CardStatus } from "./card-status";
import type { EvidencePartProps } from "./evidence-part";
import { FloatingImageToggle } from "./image-toggle";
import { useLastSeenRow } from "./last-seen-row";
import { neighbours } from "./neighbours";
import { useOpeningMotion } from "./opening-motion";
import type { AddPartProps, OwnPartProps } from "./own-part";
import { useCard } from "./use-card";
import { useWarmNeighbours } from "./use-warm-neighbours";

interface CardModalProps {
  readonly id: CardId;
  /** The card that the last press leads to; the dialog may still show the one before. */
  readonly current: () => CardId;
  /** The list that contains the card: previous and next go through it cyclically. */
  readonly among: readonly CardId[];
  readonly onShow: (id: CardId) => void;
  readonly onClose: () => void;
  readonly OwnPart?: ComponentType<OwnPartProps> | undefined;
  readonly AddPart?: ComponentType<AddPartProps> | undefined;
  readonly Evidence?: ComponentType<EvidencePartProps> | undefined;
}

/** A card over the current page. */
export function CardModal(props: CardModalProps) {
  const { id, current, among, onShow, onClose, OwnPart, AddPart, Evidence } = props;
  const { t } = useTranslation();
  const state = useCard(id);
  const around = neighbours(id, among);
  const go = (direction: "previous" | "next") => {
    const next = neighbours(current(), among)?.[direction];
    if (next !== undefined) onShow(next);
  };
  const { swiped, handlers } = useSwipe((direction) => go(direction === "left" ? "next" : "previous"));
  useArrowKeys(go);
  useWarmNeighbours(around);
  useLastSeenRow(id, among);
  const content = useRef<HTMLDivElement>(null);
  useOpeningMotion(content);

  const name = state.status === "shown" ? state.shown.wording.name : t("card.search.title");
  const position = around
    ? t("card.position", { position: around.position, count: among.length })
    : undefined;
  const highlight = swiped && around ? styles[swiped] : "";
  return (
    <Dialog title={name} titleHidden size="md" closeLabel={t("common.close")} onClose={onClose}>
      <div ref={content} className={`${styles.modal} ${highlight}`} {...handlers}>
        <p role="status" className="visually-hidden">
          {[name, position].filter(Boolean).join(", ")}
        </p>
        {state.status === "shown" ? (
          <CardBody
            shown={state.shown}
            context="dialog"
            onPictureClick={onClose}
            OwnPart={OwnPart}
            AddPart={AddPart}
            Evidence={Evidence}
          />
        ) : (
          <div className={styles.status}>
            <CardStatus id={id} state={state} />
          </div>
        )}
        <nav className={`${styles.bar} ${around ? "" : styles.alone}`} aria-label={t("card.search.title")}>
          {around && (
            <IconButton
              variant="secondary"
              className={styles.previous}
              label={t("card.previous")}
              icon={<Icon of={ChevronLeft} size={24} />}
              onClick={() => go("previous")}
            />
          )}
          <span className={styles.position}>{position}</span>
          {around && (
            <IconButton
              variant="secondary"
              className={styles.next}
              label={t("card.next")}
              icon={<Icon of={ChevronRight} size={24} />}
              onClick={() => go("next")}
            />
          )}
          {state.status === "shown" && (
            <FloatingImageToggle card={state.shown.card} className={styles.swap} />
          )}
        </nav>
      </div>
    </Dialog>
  );
}

const TEXT_FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Left and Right go to the neighbors, unless the user is typing. */
function useArrowKeys(go: (direction: "previous" | "next") => void): void {
  useDocumentKeys((event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
    event.preventDefault();
    go(event.key === "ArrowLeft" ? "previous" : "next");
  });
}
