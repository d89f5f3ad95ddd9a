import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide";
import { rulingLinksOptions, rulingsOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import { siteSettings } from "../../data/site-settings";
import type { CardId } from "../../domain/card/card";
import { rulingSegments } from "../../domain/card/card-text";
import { knownCards, rulingsOf, sourcesOf } from "../../domain/card/rulings-of";
import { useTranslation } from "../../i18n/translation";
import { Segments } from "../../ui/card/card-text";
import { Field } from "../../ui/card/field";
import { Icon } from "../../ui/icon";
import { LoadFailure } from "../../ui/load-failure";
import styles from "./card-rulings.module.css";

interface CardRulingsProps {
  readonly id: CardId;
  readonly name: string;
}

/** Official rulings on a card with sources, in English. */
export function CardRulings({ id, name }: CardRulingsProps) {
  const { t } = useTranslation();
  const rulings = useQuery(optionalPart(rulingsOptions()));
  const links = useQuery(optionalPart(rulingLinksOptions()));
  const url = siteSettings().rulings.cardUrl;
  const failed = rulings.isError || links.isError;
  const retry = () => {
    for (const query of [rulings, links]) if (query.isError) void query.refetch();
  };
  const shown = rulings.data && links.data ? rulingsOf(id, rulings.data) : undefined;
  return (
    <Field
      name={t("card.field.rulings")}
      aside={url !== "" && <CommunityLink url={url.replace("{id}", String(id))} name={name} />}
    >
      {failed && <LoadFailure message={t("card.rulings.failed")} onRetry={retry} />}
      {!failed && !shown && <p className={styles.hint}>{t("common.loading")}</p>}
      {shown?.length === 0 && <p className={styles.hint}>{t("card.rulings.none")}</p>}
      {shown && links.data && shown.length > 0 && (
        <ul className={styles.rulings} lang="en">
          {shown.map((ruling) => (
            <li key={`${ruling.index} ${ruling.text}`}>
              <Segments segments={rulingSegments(ruling.text, knownCards(links.data))} />
              <Sources sources={sourcesOf(ruling.index, links.data)} />
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}

function CommunityLink({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useTranslation();
  const label = t("card.rulings.community", { name });
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      className={styles.outside}
    >
      <Icon of={ExternalLink} size={14} />
    </a>
  );
}

function Sources({ sources }: { readonly sources: ReturnType<typeof sourcesOf> }) {
  return sources.map(([label, url]) => (
    <span key={label}>
      {" "}
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source}>
        [{label}]
      </a>
    </span>
  ));
}
