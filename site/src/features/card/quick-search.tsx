import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { CardId, CardKind } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import { LoadFailure } from "./load-failure";
import styles from "./quick-search.module.css";
import { optionId, QuickSearchList } from "./quick-search-list";
import { useSuggestions } from "./use-suggestions";

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

const NOTHING = { names: [], similar: false, copies: 1 } as const;

/** Finds a card by name, as a combobox of the ARIA Authoring Practices. */
export function QuickSearch(props: QuickSearchProps) {
  const { kind, label, placeholder, counts = false, lazy = false, released = false, onChoose } = props;
  const { t } = useTranslation();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [visited, setVisited] = useState(false);
  const wanted = visited || typed !== "";
  const suggestions = useSuggestions(typed, { wanted, lazy, released, kind, counts });
  const found = suggestions.status === "found" ? suggestions : NOTHING;
  const { names } = found;
  const shown = isOpen && names.length > 0;

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
  };
  const choose = (index: number) => {
    const id = asCardId(names[index]?.id);
    if (id === undefined) return;
    type("");
    setOpen(false);
    onChoose(id, found.copies);
  };
  const move = (by: 1 | -1) => {
    setOpen(true);
    if (names.length === 0) return;
    const from = active < 0 && by < 0 ? 0 : active;
    setActive((from + by + names.length) % names.length);
  };
  const press = (key: string): boolean => {
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Enter") choose(Math.max(active, 0));
    else if (key === "Escape" && shown) setOpen(false);
    else if (key === "Escape") type("");
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys of text composition (accents, other scripts).
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (press(event.key)) event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={label ?? t("card.search.label")}
        placeholder={placeholder ?? t("card.search.placeholder")}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setVisited(true);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
      />
      <QuickSearchList
        id={listId}
        names={shown ? names : []}
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
