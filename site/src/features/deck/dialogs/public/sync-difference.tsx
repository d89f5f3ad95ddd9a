import { useCards } from "../../../../data/use-cards";
import type { Deck, DeckTexts } from "../../../../domain/deck/deck";
import type { Difference } from "../../../../domain/deck/diff/difference";
import { signed } from "../../../../domain/deck/diff/signed";
import { advancedMark, groupMark } from "../../../../domain/deck/export/written-deck";
import { byCharacters } from "../../../../domain/text/order";
import { useTranslation } from "../../../../i18n/translation";
import styles from "./public.module.css";

interface SyncDifferenceProps {
  readonly deck: Deck;
  readonly cards: Difference;
  readonly texts: readonly (keyof DeckTexts)[];
}

/** The changes that a sync would make to the public copy. */
export function SyncDifference({ deck, cards, texts }: SyncDifferenceProps) {
  const { t } = useTranslation();
  const { find, naming } = useCards();
  const changed = [...cards].flatMap(([id, by]) => {
    const card = find(id);
    return card ? [{ card, by, name: naming(card) + advancedMark(card) + groupMark(card) }] : [];
  });
  // The crypt comes first.
  changed.sort(
    (one, other) => byCharacters(one.card.kind, other.card.kind) || byCharacters(one.name, other.name),
  );
  return (
    <>
      <p>{t("deck-public.sync-text")}</p>
      {texts.map((text) => (
        <p key={text}>{describeChange(t, deck, text)}</p>
      ))}
      <ul className={styles.cards}>
        {changed.map(({ card, by, name }) => (
          <li key={card.id}>
            {signed(by)}x {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The texts in which a deck and its public copy differ. */
export function textsThatDiffer(copy: DeckTexts, deck: DeckTexts): readonly (keyof DeckTexts)[] {
  return (["name", "author", "description"] as const).filter((text) => copy[text] !== deck[text]);
}

function describeChange(
  t: ReturnType<typeof useTranslation>["t"],
  deck: Deck,
  text: keyof DeckTexts,
): string {
  if (text === "description") return t("deck-public.sync-description");
  if (text === "name") return t("deck-public.sync-name", { name: deck.name });
  return deck.author === ""
    ? t("deck-public.sync-no-author")
    : t("deck-public.sync-author", { name: deck.author });
}
