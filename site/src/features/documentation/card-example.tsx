import { useQuery } from "@tanstack/react-query";
import { libraryCardsOptions } from "../../data/card-data";
import { useTranslation } from "../../i18n/translation";
import { CardFace } from "../../ui/card/card-face";
import styles from "./documentation.module.css";

/** Deflection: discipline, cost and a text with icons. */
const SHOWN = 100518;

/** A text card, drawn as everywhere on the site. */
export function CardExample() {
  const { t } = useTranslation();
  const { data, isError } = useQuery({ ...libraryCardsOptions(), throwOnError: false });
  const card = data?.cards.find(({ id }) => id === SHOWN);
  return (
    <div className={styles.card}>
      {card ? (
        <CardFace
          card={card}
          links={false}
          wording={{
            name: card.displayName,
            nameLang: "en",
            text: card.text,
            textLang: "en",
            references: card.references,
          }}
        />
      ) : (
        <p role="status">{t(isError ? "card.loadFailed" : "common.loading")}</p>
      )}
    </div>
  );
}
