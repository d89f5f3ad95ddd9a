import type { ComponentType } from "react";
import type { Card } from "../../../../domain/card/card";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { IdeaSchema, IdeasResponse } from "../../../../generated/api";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import type { LineProps } from "../../../../ui/card-row/line-props";
import { LIVE, useMedia } from "../../../../ui/use-media";
import rowStyles from "../../cards/rows/rows.module.css";
import type { CopiesChange } from "../../shared/copies-change";
import { formatReason } from "./format-reason";
import { IdeaRow } from "./idea-row";

/** Props of all lists of ideas. */
export interface IdeaContext {
  readonly answer: IdeasResponse;
  /** Of the deck in its present state. */
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
      {ideas.map(({ idea, card }, index) => (
        <IdeaRow
          key={card.id}
          card={card}
          rank={index + 1}
          reason={formatReason(t, idea.reason, answer.evidence.decks, nameOf)}
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
