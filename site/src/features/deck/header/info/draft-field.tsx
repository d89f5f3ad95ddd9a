import { type KeyboardEvent, useState } from "react";
import { cutBytes } from "../../../../domain/deck/byte-length";
import { useOnUnmount } from "../../../../ui/use-on-unmount";
import styles from "./deck-info.module.css";

interface DraftFieldProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly placeholder?: string;
  /** The limit counts bytes: a character takes up to four. */
  readonly inBytes?: boolean;
  /** Several lines: the text is committed only on blur. */
  readonly multiline?: boolean;
  readonly className?: string | undefined;
  readonly onCommit: (value: string) => void;
}

/** Like `maxLength`: rejects longer texts, but lets one that is too long already become shorter. */
function fitted(next: string, before: string, max: number): string {
  const cut = cutBytes(next, max);
  const isShortened = next.length < before.length && cutBytes(before, max) !== before;
  if (cut === next || isShortened) return next;
  return next.startsWith(before) ? cut : before;
}

/**
 * An editable text of the deck. Typed text stays a draft until blur, unmount or Enter (docs/rules/decks.md §3.2);
 * Escape restores the old text. A change from elsewhere shows at once if the user is not typing.
 */
export function DraftField(props: DraftFieldProps) {
  const { label, value, max, placeholder, multiline = false, inBytes = false, className, onCommit } = props;
  const [draft, setDraft] = useState<string | undefined>();
  const commit = () => {
    setDraft(undefined);
    if (draft !== undefined && draft !== value) onCommit(inBytes ? cutBytes(draft, max) : draft);
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
  const fitting = (next: string, before: string) => (inBytes ? fitted(next, before, max) : next);
  const field = {
    "aria-label": label,
    title: label,
    className: [styles.field, className].filter(Boolean).join(" "),
    maxLength: max,
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
