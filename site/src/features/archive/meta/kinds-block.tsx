import { DECK_TAGS } from "../../../domain/deck/facts/card-tags";
import { useTranslation } from "../../../i18n/translation";
import { Block } from "./block";
import type { FurtherBlockProps } from "./block-props";
import { clanName } from "./clan-name";
import { clanOf } from "./clan-query";
import { decksQuery } from "./decks-query";
import { ShareTable } from "./share-table";

/** Kinds of decks by clan and strong tag, and the tags in both strengths. */
export function KindsBlock({ dashboard, further, archive, criteria }: FurtherBlockProps) {
  const { t } = useTranslation();
  const { effective } = dashboard.windows.now;
  const kinds = further.kinds.map((compared) => {
    const clan = archive.facts.clanNames[compared.clan] ?? "";
    const tag = DECK_TAGS[compared.tag] ?? "";
    return {
      id: String(compared.key),
      text: `${clanName(t, clan)} ${tag}`,
      compared,
      q: () =>
        decksQuery(criteria, {
          clan: clanOf(archive, compared.clan),
          tags: { [tag]: "superior" },
        }),
    };
  });
  const tags = further.tags.map((compared) => {
    const tag = DECK_TAGS[compared.key >> 1] ?? "";
    const strength = compared.key % 2 === 1 ? "superior" : "base";
    return {
      id: String(compared.key),
      text: `${tag}, ${t(`archive.tag.${strength}`)}`,
      compared,
      q: () => decksQuery(criteria, { tags: { [tag]: strength } }),
    };
  });
  return (
    <Block title={t("meta.kinds")} lead={t("meta.kinds-lead")}>
      <ShareTable caption={t("meta.kinds")} column={t("meta.kind")} rows={kinds} effective={effective} />
      <ShareTable
        caption={t("archive.tag-field")}
        column={t("archive.tag-field")}
        rows={tags}
        effective={effective}
      />
    </Block>
  );
}
