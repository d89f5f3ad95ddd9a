import { useEffect, useId, useState } from "react";
import { useSuggestions } from "../../data/use-suggestions";
import type { CardId, CardKind } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import { useEarlyChoice, useTypeahead } from "../../ui/form/typeahead";
import { LoadFailure } from "../../ui/load-failure";
import styles from "./quick-search.module.css";
import { QuickSearchList } from "./quick-search-list";

interface QuickSearchProps {
  /** Only cards of this kind. */
  readonly kind?: CardKind;
  readonly label?: string;
  readonly placeholder?: string;
  /** A number before the name sets the copies to choose: "4 blood doll". */
  readonly counts?: boolean;
  /** Loads the names on the first focus of the field, because few users need it. */
  readonly lazy?: boolean;
  /** Never a card of a playtest round. */
  readonly released?: boolean;
  readonly onChoose: (id: CardId, copies: number) => void;
}

const NOTHING = { names: [], similar: false, copies: 1, isTranslating: false } as const;

/** Finds a card by name, as a combobox of the ARIA Authoring Practices. */
export function QuickSearch(props: QuickSearchProps) {
  const { kind, label, placeholder, counts = false, lazy = false, released = false, onChoose } = props;
  const { t } = useTranslation();
  const listId = useId();
  const field = useTypeahead();
  const { typed, active, isOpen, wanted } = field;
  const suggestions = useSuggestions(typed, { wanted, lazy, released, kind, counts });
  const found = suggestions.status === "found" ? suggestions : NOTHING;
  const { names } = found;

  const choose = (index: number) => {
    const id = asCardId(names[index]?.id);
    if (id === undefined) return;
    field.clear();
    onChoose(id, found.copies);
  };
  // Similar names are only offered: they may be other cards.
  const isKnown = names.length > 0 && !found.similar && !found.isTranslating;
  useEarlyChoice(field.enteredOn, isKnown, choose);
  return (
    <div className={styles.search}>
      <input
        {...field.fieldProps({
          ...{ id: listId, count: names.length, choose },
          isLoading: suggestions.status === "loading",
        })}
        className={styles.input}
        aria-label={label ?? t("card.search.label")}
        placeholder={placeholder ?? t("card.search.placeholder")}
      />
      <QuickSearchList
        id={listId}
        names={isOpen ? names : []}
        active={active}
        similar={found.similar}
        copies={found.copies}
        kind={kind}
        onChoose={choose}
      />
      {suggestions.status === "failed" && (
        <LoadFailure message={t("card.loadFailed")} onRetry={suggestions.retry} />
      )}
      <Count found={suggestions.status === "found" ? names.length : undefined} shown={isOpen} />
    </div>
  );
}

/** Announces the number of matches after a pause in typing; no matches are also visible. */
function Count({ found, shown }: { readonly found: number | undefined; readonly shown: boolean }) {
  const { t } = useTranslation();
  const count = useDebounced(shown ? found : undefined);
  const none = count === 0;
  return (
    <p role="status" className={none ? styles.none : "visually-hidden"}>
      {count === undefined ? "" : none ? t("card.search.none") : t("card.search.found", { count })}
    </p>
  );
}

const PAUSE_MS = 250;

function useDebounced<Value>(value: Value): Value {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
