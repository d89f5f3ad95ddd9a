import type { ComponentType } from "react";
import type { Card } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import type { IdeaSchema, IdeasResponse } from "../../../generated/api";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import type { LineProps } from "../../../ui/card-row/line-props";
import { LIVE, useMedia } from "../../../ui/use-media";
import type { CopiesChange } from "../rows/deck-row";
import rowStyles from "../rows/deck-rows.module.css";
import { IdeaRow } from "./idea-row";
import { sayReason } from "./say-reason";

/** What all lists of ideas have in common. */
export interface IdeaContext {
  readonly answer: IdeasResponse;
  /** Of the deck as it is now. */
  readonly cards: DeckCards;
  readonly overlay: Overlay | null;
  readonly nameOf: (card: number) => string;
  readonly onCopies: CopiesChange;
}

export interface ShownIdea<Kind extends Card> {
  readonly idea: IdeaSchema;
  readonly card: Kind;
}

interface IdeaListProps<Kind extends Card> {
  readonly label: string;
  readonly ideas: readonly ShownIdea<Kind>[];
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly context: IdeaContext;
}

/** Ideas, best first. */
export function IdeaList<Kind extends Card>({ label, ideas, Line, context }: IdeaListProps<Kind>) {
  const { answer, cards, overlay, nameOf, onCopies } = context;
  const { t } = useTranslation();
  const typed = useMedia(LIVE);
  const among = ideas.map(({ card }) => card.id);
  return (
    <ul aria-label={label} className={rowStyles.list}>
      {ideas.map(({ idea, card }, at) => (
        <IdeaRow
          key={card.id}
          card={card}
          place={at + 1}
          reason={sayReason(t, idea.reason, answer.evidence.decks, nameOf)}
          usual={idea.copies}
          copies={Math.max(cards.get(card.id) ?? 0, 0)}
          Line={Line}
          overlay={overlay}
          among={among}
          onCopies={onCopies}
          typed={typed}
        />
      ))}
    </ul>
  );
}
