import { type ComponentProps, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/translation";
import styles from "../search/toolbar.module.css";
import type { TypedSearch } from "./typed-search";

/**
 * One line that says what the form says. Its code is fetched when it is focused, or when the URL has a typed search;
 * the field has its size before.
 */
export function QueryBar({ QueryLine, typed, ...search }: TypedSearch) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const [text, setText] = useState(typed ?? "");
  const [given, setGiven] = useState(typed);
  if (typed !== given) {
    setGiven(typed);
    if (typed !== undefined) setText(typed);
  }
  const [focused, setFocused] = useState(false);
  const [ready, setReady] = useState(false);
  const [aria, setAria] = useState<ComponentProps<"input">>({});
  const start = useCallback(
    () => void QueryLine.load().then(() => setReady(QueryLine.state.get().status === "loaded")),
    [QueryLine],
  );
  useEffect(() => {
    if (typed !== undefined) start();
  }, [start, typed]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when focus leaves the field and its list
    <div
      className={styles.query}
      onFocus={() => {
        setFocused(true);
        start();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-label={t("search.typed")}
        placeholder={t("search.typed-placeholder")}
        data-query=""
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => keys.current?.(event)}
        {...aria}
      />
      {ready && (
        <QueryLine
          {...search}
          typed={typed}
          input={input}
          text={text}
          setText={setText}
          focused={focused}
          keys={keys}
          setAria={setAria}
        />
      )}
    </div>
  );
}
