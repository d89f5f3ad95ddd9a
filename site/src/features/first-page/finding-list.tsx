import { useEffect } from "react";
import { useTranslation } from "../../i18n/translation";
import suggestions from "../../ui/form/suggestions.module.css";
import { optionId } from "../../ui/form/typeahead";
import type { OptionGroup } from "./findings";
import styles from "./home-search.module.css";

interface FindingListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Index of the active option in all groups; -1 for none. */
  readonly active: number;
  readonly similar: boolean;
  readonly label: string;
  /** Of the layer around the list. */
  readonly className?: string | undefined;
  readonly onChoose: (index: number) => void;
}

/** The options below the field, which keeps the focus. */
export function FindingList({ id, groups, active, similar, label, className, onChoose }: FindingListProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  let next = 0;
  return (
    <div className={className} hidden={groups.length === 0}>
      <div id={id} role="listbox" aria-label={label} className={suggestions.list}>
        {groups.map(({ title, findings }) => {
          const first = next;
          next += findings.length;
          const heading = `${id}-${title}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={title} role="group" aria-labelledby={heading}>
              <p id={heading} className={styles.group}>
                {t(similar && title === "home.cards" ? "card.search.didYouMean" : title)}
              </p>
              {findings.map(({ key, label: text, lang, detail }, position) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and handles the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the text field refers to it by aria-activedescendant
                <div
                  key={key}
                  id={optionId(id, first + position)}
                  role="option"
                  aria-selected={first + position === active}
                  className={suggestions.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(first + position)}
                >
                  <span lang={lang}>{text}</span>
                  {detail !== undefined && <span className={styles.detail}>{detail}</span>}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
