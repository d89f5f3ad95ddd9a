import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useOnUnmount } from "../use-on-unmount";
import styles from "./quantity-cell.module.css";

export interface QuantityLabels {
  /** Accessible name: "Copies of Abbot". */
  readonly count: string;
  readonly more: string;
  readonly fewer: string;
}

interface QuantityCellProps {
  readonly quantity: number;
  /** 0 is shown; else as empty, because the card is considered. */
  readonly showsZero?: boolean | undefined;
  readonly messages: QuantityLabels;
  /** Called with the new copies; −1 removes the card from the list. */
  readonly onChange: (quantity: number) => void;
  /** 0 if nothing can be removed. */
  readonly min?: -1 | 0;
  readonly max: number;
  /** Phones only have the buttons (docs/rules/decks.md §3.1). */
  readonly typed: boolean;
  /** -1 for all but the current row of a list with arrow key navigation. */
  readonly tabIndex?: number | undefined;
}

/** Minus button, number, plus button. */
export function QuantityCell(props: QuantityCellProps) {
  const { quantity, messages, onChange, min = -1, max, typed, tabIndex = 0, showsZero = false } = props;
  const shown = quantity > 0 || showsZero ? String(Math.max(quantity, 0)) : "";
  const change = (wanted: number) => {
    const next = Math.max(min, Math.min(wanted, max));
    if (next !== quantity) onChange(next);
  };
  const buttonTab = typed ? -1 : tabIndex;
  return (
    <span className={styles.cell}>
      <button
        type="button"
        tabIndex={buttonTab}
        aria-label={messages.fewer}
        title={messages.fewer}
        disabled={quantity <= min}
        onClick={() => change(quantity - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      {typed ? (
        <NumberField
          quantity={quantity}
          shown={shown}
          label={messages.count}
          max={max}
          tabIndex={tabIndex}
          onChange={change}
        />
      ) : (
        <span className={styles.number} role="img" aria-label={`${messages.count}: ${Math.max(quantity, 0)}`}>
          {shown}
        </span>
      )}
      <button
        type="button"
        tabIndex={buttonTab}
        aria-label={messages.more}
        title={messages.more}
        onClick={() => change(quantity + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}

interface NumberFieldProps {
  readonly quantity: number;
  readonly shown: string;
  readonly label: string;
  readonly max: number;
  readonly tabIndex: number;
  readonly onChange: (quantity: number) => void;
}

const NUMBER = /^-?\d{0,4}$/;

/** Empty means 0. */
const isNumber = (draft: string | undefined) => draft !== undefined && draft !== "-";

function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !/[\d-]/.test(key) && !ctrlKey && !metaKey;
}

/** Focuses the next number on the page or in the dialog; false if there is none. */
function goToNextNumber(field: HTMLElement): boolean {
  const region = field.closest("dialog, main") ?? document.body;
  const numbers = [...region.querySelectorAll<HTMLElement>('[role="spinbutton"][tabindex="0"]')];
  const next = numbers[numbers.indexOf(field) + 1];
  next?.focus();
  return next !== undefined;
}

/** The next digit replaces the number, whatever it is. */
function selectAll(field: HTMLInputElement): void {
  if (field.selectionStart !== 0 || field.selectionEnd !== field.value.length) field.select();
}

/**
 * An editable number. Enter or blur commits it, empty means 0, Escape restores the previous number, and arrow keys
 * step by one. After typing, Tab goes to the number of the next card.
 */
function NumberField({ quantity, shown, label, max, tabIndex, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | undefined>();
  const [initial] = useState(shown);
  const field = useRef<HTMLInputElement>(null);
  // A focused field that changes makes the browser lay out the page: here once, after all other changes of it.
  const write = () => {
    const input = field.current;
    const text = draft ?? shown;
    if (input && input.value !== text) input.value = text;
    if (input && draft === undefined && document.activeElement === input) selectAll(input);
  };
  useLayoutEffect(write, [draft, shown]);
  const commit = () => {
    setDraft(undefined);
    if (isNumber(draft) && Number(draft) !== Math.max(quantity, 0)) onChange(Number(draft));
  };
  useOnUnmount(commit);
  const step = (by: 1 | -1) => {
    setDraft(undefined);
    onChange((isNumber(draft) ? Math.max(-1, Number(draft)) : quantity) + by);
  };
  const onType = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (NUMBER.test(currentTarget.value)) setDraft(currentTarget.value);
    else write();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") commit();
    else if (event.key === "ArrowUp") step(1);
    else if (event.key === "ArrowDown") step(-1);
    else if (event.key === "Escape" && draft !== undefined) setDraft(undefined);
    else if (isLetter(event)) {
      // It would replace the selected number, and the next digit would be appended to the old one.
      event.preventDefault();
      return;
    } else if (event.key !== "Tab" || event.shiftKey || draft === undefined) return;
    else if (!goToNextNumber(event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      className={styles.number}
      tabIndex={tabIndex}
      aria-label={label}
      aria-valuenow={Math.max(quantity, 0)}
      aria-valuemin={0}
      aria-valuemax={max}
      defaultValue={initial}
      onFocus={(event) => event.target.select()}
      onInput={onType}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
