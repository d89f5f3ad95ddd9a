import { useRef, useState } from "react";
import { useTranslation } from "../i18n/translation";
import { ConfirmationForm, type ConfirmationProps, focusFirst } from "./confirmation";
import { LabelledInput } from "./form/labelled-input";

/** The same word in every language (docs/rules/site.md §1.3). */
const WORD = "YES";

/** Asks for an exact word before a large deletion. */
export function WrittenConfirmation(props: ConfirmationProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = t("common.confirm", { word: WORD });
  const submit = () => {
    setWrong(text !== WORD);
    if (text === WORD) props.onConfirm();
    else input.current?.focus();
  };
  return (
    <ConfirmationForm
      {...props}
      onSubmit={submit}
      field={
        <LabelledInput
          ref={(element) => {
            input.current = element;
            focusFirst(element);
          }}
          label={hint}
          placeholder={hint}
          error={wrong ? hint : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
        />
      }
    />
  );
}
