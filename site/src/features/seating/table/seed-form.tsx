import { type FormEvent, useState } from "react";
import { readSeedWord } from "../../../domain/seed-word";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";

interface SeedFormProps {
  /** Of the present draw. */
  readonly seed: string;
  /** Nothing can be drawn at present. */
  readonly disabled: boolean;
  readonly onSeed: (seed: string) => void;
}

/** Shows the seed of the draw, and accepts another one. */
export function SeedForm({ seed, disabled, onSeed }: SeedFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | undefined>();
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSeedWord(typed ?? seed);
    setWrong(read === "");
    if (read === "" || disabled) return;
    setTyped(undefined);
    onSeed(read);
  };
  return (
    <form onSubmit={submit}>
      <LabelledInput
        label={t("seating.seed")}
        hint={t("seating.seed-hint")}
        error={wrong ? t("seating.seed-empty") : undefined}
        value={typed ?? seed}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
        after={
          <Button type="submit" disabled={disabled}>
            {t("seating.seed-draw")}
          </Button>
        }
      />
    </form>
  );
}
