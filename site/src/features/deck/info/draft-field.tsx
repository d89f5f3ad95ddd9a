import { type KeyboardEvent, useState } from "react";
import { cutBytes } from "../../../domain/deck/byte-length";
import { useOnUnmount } from "../../../ui/use-on-unmount";
import styles from "./deck-info.module.css";

interface DraftFieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly placeholder?: string;
  /** The limit is one of bytes: a letter takes up to four. */
  readonly inBytes?: boolean;
  /** Several lines: only leaving the field commits. */
  readonly multiline?: boolean;
  readonly className?: string | undefined;
  readonly onCommit: (value: string) => void;
}

/** As a limit of characters does: no more is taken in, and what stands there already stays or becomes shorter. */
function fitted(next: string, before: string, longest: number): string {
  const cut = cutBytes(next, longest);
  const isShortened = next.length < before.length && cutBytes(before, longest) !== before;
  if (cut === next || isShortened) return next;
  return next.startsWith(before) ? cut : before;
}

/**
 * A text of the deck to be written over. What is typed stays a draft until the field is left, or goes, or Enter is
 * pressed (docs/rules/decks.md §3.2); Escape takes the old text back. Another text from elsewhere shows at once where
 * nothing is being typed.
 */
export function DraftField(props: DraftFieldProps) {
  const {
    label,
    value,
    longest,
    placeholder,
    multiline = false,
    inBytes = false,
    className,
    onCommit,
  } = props;
  const [draft, setDraft] = useState<string | undefined>();
  const commit = () => {
    setDraft(undefined);
    if (draft !== undefined && draft !== value) onCommit(inBytes ? cutBytes(draft, longest) : draft);
  };
  useOnUnmount(commit);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !multiline) commit();
    if (event.key === "Escape" && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
    }
  };
  const fitting = (next: string, before: string) => (inBytes ? fitted(next, before, longest) : next);
  const field = {
    "aria-label": label,
    title: label,
    className: [styles.field, className].filter(Boolean).join(" "),
    maxLength: longest,
    placeholder: placeholder ?? label,
    value: draft ?? value,
    onChange: ({ target }: { target: { value: string } }) => setDraft(fitting(target.value, draft ?? value)),
    onBlur: commit,
    onKeyDown,
  };
  return multiline ? (
    <textarea {...field} rows={Math.min(12, Math.max(6, field.value.split("\n").length))} />
  ) : (
    <input type="text" autoComplete="off" {...field} />
  );
}
