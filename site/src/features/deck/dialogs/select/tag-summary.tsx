import { useMemo } from "react";
import { tagCounts } from "../../../../domain/deck/list/tag-rules";
import { useTranslation } from "../../../../i18n/translation";
import { ToggleButton } from "../../../../ui/form/toggle-button";
import styles from "./select-deck.module.css";
import type { FilteredDecks } from "./use-filtered-decks";

/** The number of decks, in total and per tag; a click filters by the tag. */
export function TagSummary({ list }: { readonly list: FilteredDecks }) {
  const { t } = useTranslation();
  const { all, criteria, change } = list;
  const counts = useMemo(() => tagCounts(all.map(({ deck }) => deck)), [all]);
  // A tag of the filter stays removable when no deck has it any more.
  const unused = criteria.tags.filter((tag) => !counts.some((one) => one.tag === tag));
  const toggle = (tag: string) =>
    change({
      tags: criteria.tags.includes(tag)
        ? criteria.tags.filter((one) => one !== tag)
        : [...criteria.tags, tag],
    });
  return (
    <fieldset className={styles.tags}>
      <legend className="visually-hidden">{t("deck-list.tags")}</legend>
      <strong>{t("deck-list.total", { count: all.length })}</strong>
      {[...counts, ...unused.map((tag) => ({ tag, decks: 0 }))].map(({ tag, decks }) => (
        <ToggleButton
          key={tag}
          label={t("deck-list.tag-decks", { tag, count: decks })}
          pressed={criteria.tags.includes(tag)}
          onToggle={() => toggle(tag)}
        >
          {tag} <small>{decks}</small>
        </ToggleButton>
      ))}
    </fieldset>
  );
}
