import { memo, type ReactNode, Suspense, useMemo, useState } from "react";
import type { CryptCard, DisciplineCode } from "../../../../domain/card/card";
import type { DeckCards, DeckId } from "../../../../domain/deck/deck";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { MIN_CRYPT } from "../../../../domain/deck/legality/sizes";
import {
  cryptList,
  DECK_CRYPT_SORTS,
  type DeckCardRow,
  type DeckCryptSort,
  disciplinePlaces,
  fittingColumns,
} from "../../../../domain/deck/rows/deck-card-rows";
import type { CryptBase } from "../../../../domain/search/card-base";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { DisciplineColumns } from "../../../../ui/card/discipline-columns";
import { CryptLine } from "../../../../ui/card-row/crypt-line";
import { Select } from "../../../../ui/form/select";
import { ToggleButton } from "../../../../ui/form/toggle-button";
import type { CopiesChange } from "../../shared/copies-change";
import { DeckSection } from "../deck-section";
import { Chance } from "../facts/chance";
import { CryptDetails } from "../lazy-details";
import { QuantityRows } from "../rows/quantity-rows";
import rowStyles from "../rows/rows.module.css";
import { useIds } from "../rows/use-ids";
import { usePlaced } from "../rows/use-placed";
import { CryptWarnings } from "./crypt-warnings";
import { useCryptSort } from "./use-crypt-sort";

interface CryptSectionProps {
  /** Changes with the deck, to discard numbers that are being typed. */
  readonly of?: DeckId | undefined;
  readonly deck: DeckId;
  /** The cards of this part. */
  readonly cards: DeckCards;
  readonly facts: DeckFacts;
  readonly base: CryptBase;
  readonly overlay: Overlay | null;
  readonly onCopies: CopiesChange;
  /** The field that adds a card. */
  readonly adding: ReactNode;
}

/** The number of rows that fit on one screen. */
const SHORT = 12;

/** The vampires of a deck. */
export const CryptSection = memo(function CryptSection(props: CryptSectionProps) {
  const { of, deck, cards, facts, base, overlay, onCopies, adding } = props;
  const { t } = useTranslation();
  const [details, setDetails] = useState(false);
  const [sort, setSort] = useCryptSort();
  const placed = usePlaced(deck, cards);
  const { played, side } = useMemo(
    () => cryptList(cards, placed, (id) => base.byId.get(id), sort),
    [cards, placed, base, sort],
  );
  const among = useIds(useMemo(() => [...played, ...side], [played, side]));
  const shared = { Line: CryptLine, overlay, among, onCopies };
  const columns = useKeyDisciplines(facts, played);
  const places = disciplinePlaces(played, columns);
  const count = played.reduce((sum, row) => sum + row.copies, 0);
  const tooFew = count < MIN_CRYPT;
  const end = details
    ? ({ copies }: DeckCardRow<CryptCard>) => <Chance part="crypt" copies={copies} facts={facts} />
    : undefined;
  return (
    <DeckSection
      title={t("deck.crypt")}
      count={tooFew ? t("deck.crypt-short", { count }) : String(count)}
      isCountWrong={tooFew}
      adding={adding}
      stays={among.length <= SHORT}
      facts={<CryptWarnings facts={facts} />}
      tools={
        <>
          <Select
            label={t("deck.sort")}
            value={sort}
            options={DECK_CRYPT_SORTS.map((value) => ({ value, label: t(SORT_WORDS[value]) }))}
            onChange={setSort}
          />
          <ToggleButton pressed={details} onToggle={() => setDetails(!details)}>
            {t("deck.details")}
          </ToggleButton>
        </>
      }
    >
      {details && (
        <Suspense>
          <CryptDetails facts={facts} copies={played.map(({ copies }) => copies)} />
        </Suspense>
      )}
      <div key={of} className={places > 7 ? rowStyles.more : places === 7 ? rowStyles.seven : undefined}>
        {played.length > 0 && (
          <DisciplineColumns value={columns}>
            <QuantityRows {...shared} label={t("deck.crypt")} rows={played} end={end} />
          </DisciplineColumns>
        )}
        {side.length > 0 && (
          <>
            <h3 className={rowStyles.heading}>{t("deck.side-crypt")}</h3>
            <QuantityRows {...shared} label={t("deck.side-crypt")} rows={side} />
          </>
        )}
      </div>
    </DeckSection>
  );
});

const SORT_WORDS = {
  capacity: "deck.sort-capacity",
  clan: "deck.sort-clan",
  group: "deck.sort-group",
  name: "deck.sort-name",
  "Quantity ": "deck.sort-quantity",
  sect: "deck.sort-sect",
} as const satisfies Record<DeckCryptSort, string>;

/** The same array while the codes are the same, so that an edit renders only the rows that it changes. */
function useKeyDisciplines(
  { keyDisciplines }: DeckFacts,
  rows: readonly DeckCardRow<CryptCard>[],
): readonly DisciplineCode[] {
  const codes = fittingColumns(rows, keyDisciplines).join();
  return useMemo(() => codes.split(",").filter((code) => code !== ""), [codes]);
}
