import { type FormEvent, useState } from "react";
import { namesIn } from "../../../domain/seating/table/pasted-names";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledTextArea } from "../../../ui/form/labelled-text-area";
import styles from "./players.module.css";

/** A field for a list of names. */
export function PasteNames({ onNames }: { readonly onNames: (names: readonly string[]) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const names = namesIn(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (names.length > 0) onNames(names);
  };
  return (
    <form onSubmit={submit} className={styles.paste}>
      <LabelledTextArea
        label={t("seating.paste-label")}
        hint={t("seating.paste-hint")}
        value={text}
        rows={5}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={names.length === 0}>
        {t("seating.paste-use")}
      </Button>
    </form>
  );
}
