import { type FormEvent, useRef, useState } from "react";
import { addCustomDeck, type CustomDeck } from "../../../domain/seating/table/deck-sources";
import { MAX_NAME_LENGTH } from "../../../domain/seating/table/player-name";
import { useTranslation } from "../../../i18n/translation";
import { Button, IconButton } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { Switch } from "../../../ui/switch";
import styles from "./sources.module.css";
import type { Evening } from "./use-evening";

interface CustomDecksProps extends Pick<Evening, "changeSources"> {
  readonly decks: readonly CustomDeck[];
}

/** The decks that the user has entered, newest first. */
export function CustomDecks({ decks, changeSources }: CustomDecksProps) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    changeSources((current) => addCustomDeck(current, name));
    setName("");
  };
  const changeDecks = (change: (custom: readonly CustomDeck[]) => readonly CustomDeck[]) =>
    changeSources((current) => ({ ...current, custom: change(current.custom) }));
  return (
    <>
      <form ref={form} onSubmit={submit}>
        <LabelledInput
          label={t("seating.custom-name")}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          after={<Button type="submit">{t("seating.custom-add")}</Button>}
        />
      </form>
      <ul aria-label={t("seating.custom")} className={styles.decks}>
        {decks.map((deck) => (
          <li key={deck.name} translate="no">
            <Switch
              label={deck.name}
              on={deck.enabled}
              onChange={(enabled) =>
                changeDecks((custom) =>
                  custom.map((one) => (one.name === deck.name ? { ...one, enabled } : one)),
                )
              }
            />
            <IconButton
              label={t("seating.remove", { name: deck.name })}
              icon={<span aria-hidden="true">×</span>}
              onClick={() => {
                form.current?.querySelector("input")?.focus();
                changeDecks((custom) => custom.filter((one) => one.name !== deck.name));
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
