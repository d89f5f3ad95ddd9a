import { useMemo } from "react";
import { tagCounts } from "../../../domain/deck/list/tag-rules";
import { useTranslation } from "../../../i18n/translation";
import { ToggleButton } from "../../../ui/form/toggle-button";
import styles from "./select-deck.module.css";
import type { DeckRows } from "./use-deck-rows";

/** How many decks there are, and how many have each tag; a click looks for those with it. */
export function TagSummary({ list }: { readonly list: DeckRows }) {
  const { t } = useTranslation();
  const { all, criteria, change } = list;
  const counts = useMemo(() => tagCounts(all.map(({ deck }) => deck)), [all]);
  // A tag that is sought can be let go of, also when no deck has it any more.
  const gone = criteria.tags.filter((tag) => !counts.some((one) => one.tag === tag));
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
      {[...counts, ...gone.map((tag) => ({ tag, decks: 0 }))].map(({ tag, decks }) => (
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
