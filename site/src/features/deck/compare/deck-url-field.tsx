import { type FormEvent, useState } from "react";
import { type DeckReference, readDeckReference } from "../../../domain/deck/url/deck-reference";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";

/** Accepts the id of a deck, or the URL of a page that shows one. */
export function DeckUrlField({ onSubmit }: { readonly onSubmit: (reference: DeckReference) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reference = readDeckReference(text);
    setWrong(reference === undefined);
    if (reference === undefined) return;
    setText("");
    onSubmit(reference);
  };
  return (
    <form onSubmit={submit}>
      <LabelledInput
        label={t("deck-compare.address")}
        error={wrong ? t("deck-compare.address-wrong") : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        after={<Button type="submit">{t("deck-compare.open")}</Button>}
      />
    </form>
  );
}
