import { Columns2, Search, Trophy, Users } from "lucide";
import type { ReactNode } from "react";
import { togglePinned, usePinnedCards } from "../../data/pinned-cards";
import type { Card } from "../../domain/card/card";
import { isPlaytestId } from "../../domain/card/ids";
import { whoCanPlay } from "../../domain/card/who-can-play";
import { decksUrl, searchUrl } from "../../domain/search/search-url";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon";
import styles from "./card-actions.module.css";
import { CopyLink } from "./copy-link";
import { ImageToggle } from "./image-toggle";
import { PageLink } from "./page-link";

interface CardActionsProps {
  readonly card: Card;
  /** In a dialog they stay in one line. */
  readonly context: "dialog" | "screen";
  /** More actions, which may come later. */
  readonly children: ReactNode;
}

const ARCHIVES = { twd: Trophy, pda: Users } as const;

/** Actions on a card. */
export function CardActions({ card, context, children }: CardActionsProps) {
  const { t } = useTranslation();
  const pinned = usePinnedCards().includes(card.id);
  const players = card.kind === "library" ? whoCanPlay(card) : undefined;
  return (
    <div className={`${styles.actions} ${styles[context]}`}>
      {children}
      <div className={styles.line}>
        <CopyLink id={card.id} />
        {players && (
          <PageLink href={searchUrl("crypt", players)} className={buttons.button}>
            <Icon of={Search} size={16} />
            {t("card.whoCanPlay")}
          </PageLink>
        )}
        {!isPlaytestId(card.id) &&
          (["twd", "pda"] as const).map((archive) => (
            <PageLink key={archive} href={decksUrl(archive, card)} className={buttons.button}>
              <Icon of={ARCHIVES[archive]} size={16} />
              {t(`card.find-${archive}`)}
            </PageLink>
          ))}
        <Button aria-pressed={pinned} onClick={() => togglePinned(card.id)}>
          <Icon of={Columns2} size={16} />
          {t("card.compare")}
        </Button>
        <span className={styles.wide}>
          <ImageToggle card={card} />
        </span>
      </div>
    </div>
  );
}
