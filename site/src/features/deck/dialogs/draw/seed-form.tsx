import { type FormEvent, useState } from "react";
import { type DrawSeed, formatSeed, readSeed } from "../../../../domain/deck/draw/seed";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { LabelledInput } from "../../../../ui/form/labelled-input";

interface SeedFormProps {
  readonly seed: DrawSeed;
  readonly onSeed: (seed: DrawSeed) => void;
}

/** Shows the seed of the draw for sharing, and accepts another one. */
export function SeedForm({ seed, onSeed }: SeedFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | undefined>();
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSeed(typed ?? formatSeed(seed));
    setWrong(read === undefined);
    if (read === undefined) return;
    setTyped(undefined);
    onSeed(read);
  };
  return (
    <form onSubmit={submit}>
      <LabelledInput
        label={t("deck-draw.seed")}
        hint={t("deck-draw.seed-hint")}
        error={wrong ? t("deck-draw.seed-empty") : undefined}
        value={typed ?? formatSeed(seed)}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
        after={<Button type="submit">{t("deck-draw.seed-draw")}</Button>}
      />
    </form>
  );
}
