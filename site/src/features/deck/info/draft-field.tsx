import { type KeyboardEvent, useState } from "react";
import { useWhenGone } from "../../../ui/use-when-gone";
import styles from "./deck-info.module.css";

interface DraftFieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly placeholder?: string;
  /** Several lines: only leaving the field commits. */
  readonly multiline?: boolean;
  readonly className?: string | undefined;
  readonly onCommit: (value: string) => void;
}

/**
 * A text of the deck to be written over. What is typed stays a draft until the field is left, or goes, or Enter is
 * pressed (spec 1 §4); Escape takes the old text back. Another text from elsewhere shows at once where nothing is being typed.
 */
export function DraftField(props: DraftFieldProps) {
  const { label, value, longest, placeholder, multiline = false, className, onCommit } = props;
  const [draft, setDraft] = useState<string | undefined>();
  const commit = () => {
    setDraft(undefined);
    if (draft !== undefined && draft !== value) onCommit(draft);
  };
  useWhenGone(commit);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !multiline) event.currentTarget.blur();
    if (event.key === "Escape" && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
    }
  };
  const field = {
    "aria-label": label,
    title: label,
    className: [styles.field, className].filter(Boolean).join(" "),
    maxLength: longest,
    placeholder: placeholder ?? label,
    value: draft ?? value,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
    onBlur: commit,
    onKeyDown,
  };
  return multiline ? (
    <textarea {...field} rows={Math.min(12, Math.max(6, field.value.split("\n").length))} />
  ) : (
    <input type="text" autoComplete="off" {...field} />
  );
}
