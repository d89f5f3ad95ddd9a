import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { CardId, CardKind } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import { LoadFailure } from "./load-failure";
import styles from "./quick-search.module.css";
import { optionId, QuickSearchList } from "./quick-search-list";
import { useSuggestions } from "./use-suggestions";

interface QuickSearchProps {
  /** Cards of one kind only. */
  readonly kind?: CardKind;
  readonly label?: string;
  readonly placeholder?: string;
  /** A number before the name says how many copies are chosen: "4 blood doll". */
  readonly counts?: boolean;
  /** The names are fetched with the first visit of the field: few visitors use it. */
  readonly lazy?: boolean;
  readonly onChoose: (id: CardId, copies: number) => void;
}

const NOTHING = { names: [], similar: false, copies: 1 } as const;

/** Finds a card by its name: a combobox after the ARIA Authoring Practices. */
export function QuickSearch(props: QuickSearchProps) {
  const { kind, label, placeholder, counts = false, lazy = false, onChoose } = props;
  const { t } = useTranslation();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [visited, setVisited] = useState(false);
  const suggestions = useSuggestions(typed, { wanted: visited || typed !== "", lazy, kind, counts });
  const found = suggestions.status === "found" ? suggestions : NOTHING;
  const { names } = found;
  const shown = isOpen && names.length > 0;

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
  };
  const choose = (at: number) => {
    const id = asCardId(names[at]?.id);
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
    // Keys that compose a letter (accents, other scripts) are not for the list.
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

/** Says how many cards there are, once the typing pauses; that there is none also to the eye. */
function Count({ found, shown }: { readonly found: number | undefined; readonly shown: boolean }) {
  const { t } = useTranslation();
  const count = useSettled(shown ? found : undefined);
  const none = count === 0;
  return (
    <p role="status" className={none ? styles.none : "visually-hidden"}>
      {count === undefined ? "" : none ? t("card.search.none") : t("card.search.found", { count })}
    </p>
  );
}

const PAUSE = 250;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
