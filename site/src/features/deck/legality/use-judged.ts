import { useMemo } from "react";
import { rememberLegalityChoice, useLegalityChoice } from "../../../data/legality-choices";
import { useOwnFormat } from "../../../data/limited-format";
import { usePreferences } from "../../../data/preferences";
import type { Card } from "../../../domain/card/card";
import type { Deck, DeckCards } from "../../../domain/deck/deck";
import { type DeckFormat, deckFormats, OWN } from "../../../domain/deck/legality/deck-format";
import { judge, problemsOf, type Verdict } from "../../../domain/deck/legality/judge";
import { judgedCards } from "../../../domain/deck/legality/judged-card";
import { type JudgedDeck, judgedDeck } from "../../../domain/deck/legality/judged-deck";
import { isEmptyFormat } from "../../../domain/limited/limited-format";
import type { CryptBase } from "../../../domain/search/card-base";
import { today } from "../../../ui/today";

export interface JudgedOptions {
  readonly deck: Deck;
  /** Those of the deck, perhaps a moment later. */
  readonly cards: DeckCards;
  readonly find: (id: number) => Card | undefined;
  readonly catalogue: CryptBase["catalogue"];
  /** Day of the tournament that the deck has won. */
  readonly playedOn: string | undefined;
}

export interface Judged {
  readonly formats: readonly DeckFormat[];
  readonly format: DeckFormat;
  readonly day: string;
  readonly today: string;
  readonly judged: JudgedDeck;
  readonly verdicts: readonly Verdict[];
  /** Number of rules that do not hold on the day, and today. */
  readonly problems: number;
  readonly problemsToday: number;
  readonly judgeCards: (cards: DeckCards) => readonly Verdict[];
  readonly choose: (format: string, day: string) => void;
}

/** A deck judged in the format and on the day that were chosen for it; undefined: the data has no formats. */
export function useJudged({ deck, cards, find, catalogue, playedOn }: JudgedOptions): Judged | undefined {
  const own = useOwnFormat();
  const choice = useLegalityChoice(deck.id);
  const preferred = usePreferredFormat();
  const formats = useMemo(
    () => deckFormats(catalogue, isEmptyFormat(own) ? undefined : own),
    [catalogue, own],
  );
  const findJudged = useMemo(() => judgedCards(find), [find]);
  const now = today();
  const ownDay = playedOn ?? now;
  // A day that has passed was that of an event to come.
  const day =
    choice?.day !== undefined && (playedOn !== undefined || choice.day >= now) ? choice.day : ownDay;
  const wanted = choice?.format ?? preferred;
  const format = formats.find(({ id }) => id === wanted) ?? formats[0];
  const judged = useMemo(() => judgedDeck(cards, findJudged), [cards, findJudged]);
  return useMemo(() => {
    if (format === undefined) return undefined;
    const verdicts = judge(judged, format, day);
    return {
      formats,
      format,
      day,
      today: now,
      judged,
      verdicts,
      problems: problemsOf(verdicts).length,
      problemsToday: problemsOf(judge(judged, format, now)).length,
      judgeCards: (next) => judge(judgedDeck(next, findJudged), format, day),
      choose: (id, on) =>
        rememberLegalityChoice(deck.id, { format: id, ...(on !== "" && on !== ownDay && { day: on }) }),
    };
  }, [formats, format, day, now, judged, findJudged, deck.id, ownDay]);
}

/** In limited mode the format of that. */
function usePreferredFormat(): string {
  const { limitedMode, limitedPreset } = usePreferences();
  if (!limitedMode || limitedPreset === "") return "standard";
  return limitedPreset === "custom" ? OWN : limitedPreset;
}
