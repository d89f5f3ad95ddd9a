import { useQuery } from "@tanstack/react-query";
import { flavourOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import { useTranslation } from "../../i18n/translation";
import { LoadFailure } from "../../ui/load-failure";
import styles from "./card-flavour.module.css";
import type { ShownCard } from "./use-card";

/** Flavor text of a library card, translated if available. */
export function CardFlavour({ shown: { card, wording } }: { readonly shown: ShownCard }) {
  if (card.kind === "crypt" || !card.hasFlavour) return null;
  return wording.flavour === undefined ? (
    <EnglishFlavour id={card.id} />
  ) : (
    <Lines text={wording.flavour} lang={wording.textLang} />
  );
}

function EnglishFlavour({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const flavour = useQuery(optionalPart(flavourOptions()));
  if (flavour.isError) {
    return <LoadFailure message={t("card.flavour.failed")} onRetry={() => void flavour.refetch()} />;
  }
  const text = flavour.data?.cards[id];
  return text === undefined ? null : <Lines text={text} lang="en" />;
}

function Lines({ text, lang }: { readonly text: string; readonly lang: string }) {
  return (
    <blockquote className={styles.flavour} lang={lang}>
      {text.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never reordered
        <p key={index}>{line}</p>
      ))}
    </blockquote>
  );
}
