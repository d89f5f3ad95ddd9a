import { Fragment, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import type { LibraryCard } from "../../../../domain/card/card";
import type { DeckCards, DeckId } from "../../../../domain/deck/deck";
import type { DeckCopies } from "../../../../domain/deck/facts/copies";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { MAX_LIBRARY, MIN_LIBRARY } from "../../../../domain/deck/legality/sizes";
import {
  type DeckCardRow,
  isSameSection,
  libraryList,
  type TypeSection,
} from "../../../../domain/deck/rows/deck-card-rows";
import type { Players, WhoPlays } from "../../../../domain/deck/who-plays";
import type { LibraryBase } from "../../../../domain/search/card-base";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { TypedLibraryLine } from "../../../../ui/card-row/typed-library-line";
import { ToggleButton } from "../../../../ui/form/toggle-button";
import type { CopiesChange } from "../../shared/copies-change";
import { DeckSection } from "../deck-section";
import { Chance } from "../facts/chance";
import { typeName } from "../facts/type-name";
import { LibraryDetails } from "../lazy-details";
import { QuantityRows, type QuantityRowsProps } from "../rows/quantity-rows";
import rowStyles from "../rows/rows.module.css";
import { useIds } from "../rows/use-ids";
import { usePlaced } from "../rows/use-placed";
import { NoPlayers, PlayerCount } from "./player-count";

interface LibrarySectionProps {
  /** Changes with the deck, to discard numbers that are being typed. */
  readonly of?: DeckId | undefined;
  readonly deck: DeckId;
  /** The cards of this part. */
  readonly cards: DeckCards;
  readonly copies: DeckCopies;
  readonly facts: DeckFacts;
  readonly base: LibraryBase;
  readonly whoPlays: WhoPlays;
  readonly overlay: Overlay | null;
  readonly onCopies: CopiesChange;
  /** The field that adds a card. */
  readonly adding: ReactNode;
}

/** A constant element, so that rows with it are not rendered again. */
const NO_PLAYERS_MARK = <NoPlayers />;

/** The library of a deck by type. */
export const LibrarySection = memo(function LibrarySection(props: LibrarySectionProps) {
  const { of, deck, cards, copies, facts, base, whoPlays, overlay, onCopies, adding } = props;
  const { t } = useTranslation();
  const [details, setDetails] = useState(false);
  const placed = usePlaced(deck, cards);
  const { sections, side } = useMemo(
    () => libraryList(cards, placed, (id) => base.byId.get(id)),
    [cards, placed, base],
  );
  const all = useMemo(() => [...sections.flatMap(({ rows }) => rows), ...side], [sections, side]);
  const among = useIds(all);
  const count = sections.reduce((sum, section) => sum + section.copies, 0);
  const wrong = count < MIN_LIBRARY || count > MAX_LIBRARY;
  const detailed = details ? facts : undefined;
  const end = useCallback(
    (row: DeckCardRow<LibraryCard>) => atEnd(row, whoPlays(row.card), detailed),
    [whoPlays, detailed],
  );
  const shared: Shared = useMemo(
    () => ({ Line: TypedLibraryLine, overlay, among, onCopies, end }),
    [overlay, among, onCopies, end],
  );
  return (
    <DeckSection
      title={t("deck.library")}
      count={wrong ? t("deck.library-wrong", { count }) : String(count)}
      isCountWrong={wrong}
      adding={adding}
      facts={
        <>
          <span>{t("deck.blood", { count: facts.blood.total })}</span>
          <span>{t("deck.pool", { count: facts.pool.total })}</span>
        </>
      }
      tools={
        <ToggleButton pressed={details} onToggle={() => setDetails(!details)}>
          {t("deck.details")}
        </ToggleButton>
      }
    >
      {details && (
        <Suspense>
          <LibraryDetails facts={facts} copies={copies} />
        </Suspense>
      )}
      <Fragment key={of}>
        {sections.map((section) => (
          <Type key={section.heading} section={section} facts={detailed} shared={shared} />
        ))}
        {side.length > 0 && (
          <>
            <h3 className={rowStyles.heading}>{t("deck.side-library")}</h3>
            <QuantityRows {...shared} label={t("deck.side-library")} rows={side} />
          </>
        )}
      </Fragment>
    </DeckSection>
  );
});

/** The end of a row: with details the number of players, otherwise only a warning if no vampire can play the card. */
function atEnd(
  { copies }: DeckCardRow<LibraryCard>,
  players: Players | undefined,
  facts: DeckFacts | undefined,
) {
  if (!facts) return players?.inferior === 0 ? NO_PLAYERS_MARK : undefined;
  return (
    <>
      {players && <PlayerCount players={players} />}
      <Chance part="library" copies={copies} facts={facts} />
    </>
  );
}

type Shared = Omit<QuantityRowsProps<LibraryCard>, "label" | "rows">;

interface TypeProps {
  readonly section: TypeSection;
  /** undefined: the details are not shown. */
  readonly facts: DeckFacts | undefined;
  readonly shared: Shared;
}

/** Rendered again only when an edit changes one of its own rows. */
const Type = memo(PlainType, (one, next) => {
  const isShared = one.shared === next.shared && one.facts === next.facts;
  return isShared && isSameSection(one.section, next.section);
});

function PlainType({ section: { heading, copies, trifles, rows }, facts, shared }: TypeProps) {
  const { t } = useTranslation();
  const name = typeName(t, heading);
  return (
    <>
      <h3 className={rowStyles.heading}>
        <span>
          {name} ({copies})
        </span>
        {heading === "Master" && trifles > 0 && <span>{t("deck.trifles", { count: trifles })}</span>}
        {facts && <Chance part="library" copies={copies} facts={facts} />}
      </h3>
      <QuantityRows {...shared} label={name} rows={rows} />
    </>
  );
}
