import { useEffect } from "react";
import { usePreferences } from "../../data/preferences";
import type { CardKind } from "../../domain/card/card";
import { asCardId, isCrypt } from "../../domain/card/ids";
import type { PickerName } from "../../domain/name/picker-names";
import { useTranslation } from "../../i18n/translation";
import suggestions from "../../ui/form/suggestions.module.css";
import { optionId } from "../../ui/form/typeahead";
import { PickedFacts } from "./picked-facts";
import styles from "./quick-search.module.css";
import { useExcludedCards } from "./use-excluded-cards";

interface QuickSearchListProps {
  readonly id: string;
  readonly names: readonly PickerName[];
  /** Index of the active option; -1 for none. */
  readonly active: number;
  /** The names are only similar to the text. */
  readonly similar: boolean;
  /** Number of copies to choose. */
  readonly copies: number;
  /** Whether all names are cards of this kind. */
  readonly kind: CardKind | undefined;
  readonly onChoose: (index: number) => void;
}

/** The names below the field, which keeps the focus. */
export function QuickSearchList({ id, names, active, similar, onChoose, ...shown }: QuickSearchListProps) {
  const { t } = useTranslation();
  const excluded = useExcludedCards();
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className={`${suggestions.layer} ${styles.names}`} hidden={names.length === 0}>
      {similar && <p className={styles.similar}>{t("card.search.didYouMean")}</p>}
      <div id={id} role="listbox" aria-label={t("card.search.title")} className={suggestions.list}>
        {names.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the text field refers to it by aria-activedescendant
          <div
            key={name.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={`${suggestions.option} ${styles.name}`}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Option name={name} struck={excluded.has(name.id)} {...shown} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  readonly name: PickerName;
  /** The card is excluded by limited mode. */
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
