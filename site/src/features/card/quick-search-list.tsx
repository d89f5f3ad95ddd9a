import { useEffect } from "react";
import { usePreferences } from "../../data/preferences";
import type { CardKind } from "../../domain/card/card";
import { asCardId, isCrypt } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import type { PickerName } from "./names";
import { PickedFacts } from "./picked-facts";
import styles from "./quick-search.module.css";
import { useOutside } from "./use-outside";

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

interface QuickSearchListProps {
  readonly id: string;
  readonly names: readonly PickerName[];
  /** Place of the option the arrow keys are on; -1 = none. */
  readonly active: number;
  /** The names only look like what was typed. */
  readonly similar: boolean;
  /** That are chosen of a card. */
  readonly copies: number;
  /** All names are of cards of this kind. */
  readonly kind: CardKind | undefined;
  readonly onChoose: (at: number) => void;
}

/** The names under the field; the focus stays in the field. */
export function QuickSearchList({ id, names, active, similar, onChoose, ...shown }: QuickSearchListProps) {
  const { t } = useTranslation();
  const outside = useOutside();
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className={styles.layer} hidden={names.length === 0}>
      {similar && <p className={styles.similar}>{t("card.search.didYouMean")}</p>}
      <div id={id} role="listbox" aria-label={t("card.search.title")} className={styles.list}>
        {names.map((name, at) => (
          // The field has the focus and its keys; options only take the pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant instead
          <div
            key={name.id}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
          >
            <Option name={name} struck={outside.has(name.id)} {...shown} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  readonly name: PickerName;
  /** The card may not be played. */
  readonly struck: boolean;
  readonly copies: number;
  readonly kind: CardKind | undefined;
}

function Option({ name, struck, copies, kind }: OptionProps) {
  const { t } = useTranslation();
  const { cardLanguage } = usePreferences();
  const id = asCardId(name.id);
  const ownKind = id !== undefined && isCrypt(id) ? "card.random.cryptShort" : "card.random.libraryShort";
  const translated = name.translated === name.label ? undefined : name.translated;
  return (
    <>
      {copies > 1 && <span>{copies}×</span>}
      <span lang="en">{struck ? <s title={t("card.mark.limited")}>{name.label}</s> : name.label}</span>
      {translated && (
        <span lang={cardLanguage} className={styles.translated}>
          {translated}
        </span>
      )}
      {kind === undefined && <span className={styles.kind}>{t(ownKind)}</span>}
      {id !== undefined && <PickedFacts id={id} />}
    </>
  );
}
