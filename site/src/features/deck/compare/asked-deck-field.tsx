import { type FormEvent, useState } from "react";
import { type DeckReference, readDeckReference } from "../../../domain/deck/url/deck-reference";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";

/** Takes the id of a deck, or the address of a page that shows one. */
export function AskedDeckField({ onAsked }: { readonly onAsked: (place: DeckReference) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = readDeckReference(text);
    setWrong(place === undefined);
    if (place === undefined) return;
    setText("");
    onAsked(place);
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
