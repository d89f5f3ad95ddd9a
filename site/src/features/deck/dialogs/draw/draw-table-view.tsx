import { useCallback, useMemo, useRef, useState } from "react";
import type { Card, CardId } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import { ashHeapCost, controlledCapacity } from "../../../../domain/deck/draw/burned-totals";
import type { DrawDeck } from "../../../../domain/deck/draw/draw-deck";
import { type DrawGame, startAgain, step, undo } from "../../../../domain/deck/draw/draw-game";
import type { Copy } from "../../../../domain/deck/draw/part-draw";
import { type DrawSeed, formatSeed, newSeed } from "../../../../domain/deck/draw/seed";
import type { DeckCopies } from "../../../../domain/deck/facts/copies";
import { showsChances } from "../../../../domain/deck/facts/shown-chance";
import type { RandomSource } from "../../../../domain/random";
import { newSeedWord } from "../../../../domain/seed-word";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { cardLabel } from "../../../../ui/card/card-label";
import { CryptLine } from "../../../../ui/card-row/crypt-line";
import { TypedLibraryLine } from "../../../../ui/card-row/typed-library-line";
import textStyles from "../../../../ui/dialog-form.module.css";
import { useFocusBeside } from "../../../../ui/use-focus-beside";
import { announcement } from "./announcements";
import styles from "./draw.module.css";
import { LinkButton } from "./link-button";
import { OddsView } from "./odds-view";
import { PartView, type TableStep } from "./part-view";
import { SeedForm } from "./seed-form";
import { useDrawGame } from "./use-draw-game";
import { useUndoKey } from "./use-undo-key";

export interface DrawTableViewProps {
  /** Changes with the cards of the deck, and with a shared seed. */
  readonly gameKey: string;
  readonly deck: DrawDeck;
  readonly copies: DeckCopies;
  readonly overlay: Overlay | null;
  /** The shared seed. */
  readonly seed: DrawSeed | undefined;
  readonly random: RandomSource;
  /** The URL of a draw; undefined for a deck that others cannot open. */
  readonly linkTo: ((seed: string) => string) | undefined;
}

/** A game with one deck: both parts, the last announcement, the seed, and the odds on demand. */
export function DrawTableView(props: DrawTableViewProps) {
  const { gameKey, deck, copies, overlay, seed, random, linkTo } = props;
  const { t } = useTranslation();
  const [game, play] = useDrawGame(gameKey, deck, () => seed ?? newSeed(random));
  const [news, setNews] = useState("");
  const [odds, setOdds] = useState(false);
  const crypt = useMemo(() => byId(copies.crypt), [copies]);
  const library = useMemo(() => byId(copies.library), [copies]);
  const takeBack = useCallback(() => {
    play(undo);
    setNews(t("deck-draw.announced-undone"));
  }, [play, t]);
  useUndoKey(takeBack);
  const actions = useRef<HTMLDivElement>(null);
  useFocusBeside(actions);
  const { table } = game;
  const onStep = (chosen: TableStep) => {
    const next = chosen.kind === "re-draw" ? { ...chosen, seed: newSeedWord(random) } : chosen;
    const after = step(deck, game, next);
    play(() => after);
    const nameOf = (id: CardId) => named(crypt.get(id) ?? library.get(id), overlay);
    if (after !== game) setNews(announcement(t, next, table, after.table, nameOf));
  };
  const onSeed = (seed: DrawSeed) => {
    play((current: DrawGame) => startAgain(deck, current, seed));
    setNews(t("deck-draw.announced-dealt", { seed: formatSeed(seed) }));
  };
  const { blood, pool } = ashHeapCost(cardsOf(table.library.burned, library));
  const chances = showsChances(deck.crypt.length, deck.library.length);
  return (
    <div className={textStyles.form}>
      <div ref={actions} className={textStyles.choices}>
        <Button disabled={game.before.length === 0} onClick={takeBack}>
          {t("deck-draw.undo")}
        </Button>
        <Button aria-pressed={odds} onClick={() => setOdds(!odds)}>
          {t("deck-draw.odds")}
        </Button>
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {odds && <OddsView deck={deck} copies={copies} table={table} overlay={overlay} chances={chances} />}
      <div className={styles.parts}>
        <PartView
          overlay={overlay}
          odds={chances}
          onStep={onStep}
          part="crypt"
          draw={table.crypt}
          cards={crypt}
          Line={CryptLine}
          about={t("deck-draw.transfers", { count: table.transfers })}
          burnedTitle={t("deck-draw.controlled")}
          burnedTotals={[
            t("deck-draw.capacity", { count: controlledCapacity(cardsOf(table.crypt.burned, crypt)) }),
          ]}
        />
        <PartView
          overlay={overlay}
          odds={chances}
          onStep={onStep}
          part="library"
          draw={table.library}
          cards={library}
          Line={TypedLibraryLine}
          burnedTitle={t("deck-draw.ash-heap")}
          burnedTotals={[t("deck-draw.blood", { count: blood }), t("deck-draw.pool", { count: pool })]}
        />
      </div>
      <SeedForm seed={table.seed} onSeed={onSeed} />
      {linkTo && (
        <div className={textStyles.choices}>
          <LinkButton url={() => linkTo(formatSeed(table.seed))} />
        </div>
      )}
    </div>
  );
}

function byId<Kind extends Card>(copies: readonly { readonly card: Kind }[]): ReadonlyMap<number, Kind> {
  return new Map(copies.map(({ card }) => [card.id, card]));
}

function cardsOf<Kind extends Card>(
  pile: readonly Copy[],
  cards: ReadonlyMap<number, Kind>,
): readonly Kind[] {
  return pile.flatMap(({ card }) => cards.get(card) ?? []);
}

function named(card: Card | undefined, overlay: Overlay | null): string {
  return card ? cardLabel(card, localizeCard(card, overlay)) : "";
}
