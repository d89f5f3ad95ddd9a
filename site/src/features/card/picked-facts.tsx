import { useQuery } from "@tanstack/react-query";
import { cryptCardsOptions, libraryCardsOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import type { CardId, CryptCard, LibraryCard } from "../../domain/card/card";
import { isCrypt } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import { CapacityDisc } from "../../ui/card/capacity-disc";
import { CardCost } from "../../ui/card/cost";
import { DisciplineRequirement, DisciplineStrip } from "../../ui/card/discipline-strip";
import { gameTerm } from "../../ui/card/game-term";
import { requirements } from "../../ui/card/requirement";
import styles from "./picked-facts.module.css";

/** Facts that distinguish a card in the picker. The line has a fixed height while cards are loading. */
export function PickedFacts({ id }: { readonly id: CardId }) {
  return <span className={styles.facts}>{isCrypt(id) ? <Crypt id={id} /> : <Library id={id} />}</span>;
}

function Crypt({ id }: { readonly id: CardId }) {
  const card = useQuery(optionalPart(cryptCardsOptions())).data?.byId.get(id);
  return card && <CryptFacts card={card} />;
}

function Library({ id }: { readonly id: CardId }) {
  const card = useQuery(optionalPart(libraryCardsOptions())).data?.byId.get(id);
  return card && <LibraryFacts card={card} />;
}

function CryptFacts({ card }: { readonly card: CryptCard }) {
  const { t } = useTranslation();
  const group = card.group === "any" ? t("card.groupAny") : t("card.group", { group: String(card.group) });
  return (
    <>
      <CapacityDisc
        capacity={card.capacity}
        label={t("card.capacity", { capacity: String(card.capacity) })}
      />
      <span>
        {card.clan} · {group}
      </span>
      <DisciplineStrip disciplines={card.disciplines} size="inline" />
    </>
  );
}

function LibraryFacts({ card }: { readonly card: LibraryCard }) {
  const { t } = useTranslation();
  const types = card.types.map((type) => gameTerm(t, "type", type)).join(" / ");
  return (
    <>
      <CardCost card={card} />
      <span>{[types, ...requirements(t, card)].join(" · ")}</span>
      <DisciplineRequirement card={card} size="inline" />
    </>
  );
}
