import { useQuery } from "@tanstack/react-query";
import { namesOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import { useRecentCards } from "../../data/recent-cards";
import { displayName } from "../../domain/card/display-name";
import { useTranslation } from "../../i18n/translation";
import { PageLink } from "./page-link";
import styles from "./recent-cards.module.css";

/** Links to the cards that were opened last. */
export function RecentCards() {
  const { t } = useTranslation();
  const recent = useRecentCards();
  const { data } = useQuery({ ...optionalPart(namesOptions()), enabled: recent.length > 0 });
  const entries = new Map(data?.cards.map((entry) => [entry.id, entry]));
  const known = recent.flatMap((id) => entries.get(id) ?? []);
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{t("card.recent")}</h2>
      <ul className={styles.recent}>
        {known.map(({ id, name, suffix }) => (
          <li key={id} lang="en">
            <PageLink href={`/cards/${id}`}>{displayName(name, suffix ?? "")}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
