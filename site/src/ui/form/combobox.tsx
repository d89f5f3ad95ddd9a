import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import styles from "./combobox.module.css";
import type { ComboboxOption, ComboboxState, CountByOption } from "./combobox-state";
import formStyles from "./form.module.css";
import { Popup } from "./popup";

interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly state: ComboboxState;
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly counts?: CountByOption | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Shown instead of the list if nothing matches. */
  readonly noneLabel: string;
  /** "12 more: type to narrow the list". */
  readonly moreLabel: (left: number) => string;
  /** Text of the field while it is not edited: the selected value. */
  readonly chosenText?: string | undefined;
  /** Maximum height of the list in pixels. */
  readonly maxHeight?: number | undefined;
  /** Renders an option that shows more than its label. */
  readonly renderOption?: ((option: ComboboxOption) => ReactNode) | undefined;
  /** Selected values before the text field. */
  readonly children?: ReactNode;
}

/** A text field with a list of options below. */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, state, chosenText = "", maxHeight = 320, inputRef, children } = props;
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks beside the text only focus the field
    <div
      ref={field}
      className={styles.field}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        inputRef.current?.focus();
        state.show();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) state.hide();
      }}
    >
      {children}
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={state.open}
        aria-controls={state.open ? listId : undefined}
        aria-activedescendant={state.active >= 0 ? `${listId}-${state.active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={state.open ? state.text : chosenText}
        onChange={({ target }) => state.type(typedAfter(state.open ? "" : chosenText, target.value))}
        onFocus={({ target }) => target.select()}
        onClick={state.show}
        onKeyDown={state.onKeyDown}
      />
      {state.open && (
        <Popup field={field} maxHeight={maxHeight}>
          <Options {...props} listId={listId} />
        </Popup>
      )}
    </div>
  );
}

/** The first character typed after the selected value starts a new text. */
function typedAfter(chosen: string, text: string): string {
  return text.startsWith(chosen) ? text.slice(chosen.length) : text;
}

function Options({
  label,
  state,
  chosen,
  multiple,
  noneLabel,
  moreLabel,
  counts,
  renderOption,
  listId,
}: ComboboxProps & { readonly listId: string }) {
  const activeId = `${listId}-${state.active}`;
  useEffect(() => {
    if (state.active >= 0) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId, state.active]);
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple}
        className={styles.list}
      >
        {state.listed.map((option, position) => (
          // biome-ignore lint/a11y/useFocusableInteractive: referenced by aria-activedescendant of the text field
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          <div
            key={option.value}
            id={`${listId}-${position}`}
            role="option"
            className={styles.option}
            aria-selected={chosen.includes(option.value)}
            data-active={position === state.active}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => state.point(position)}
            onClick={() => state.pick(option.value)}
          >
            {renderOption ? renderOption(option) : <span>{option.label}</span>}
            {counts && (
              <span aria-hidden="true" className={formStyles.count}>
                {counts[option.value]}
              </span>
            )}
            {chosen.includes(option.value) && (
              <span aria-hidden="true" className={styles.check}>
                ✓
              </span>
            )}
          </div>
        ))}
      </div>
      {state.listed.length === 0 && <p className={styles.note}>{noneLabel}</p>}
      {state.left > 0 && <p className={styles.note}>{moreLabel(state.left)}</p>}
    </>
  );
}
