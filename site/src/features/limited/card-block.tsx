import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { cryptCardsOptions, libraryCardsOptions, overlayOptions } from "../../data/card-data";
import { usePreferences } from "../../data/preferences";
import type { CardId, CardKind } from "../../domain/card/card";
import { isCrypt } from "../../domain/card/ids";
import { localizeCard } from "../../domain/card/localized-card";
import type { CardListName } from "../../domain/limited/limited-format";
import { fold } from "../../domain/name/fold";
import { byCharacters } from "../../domain/text/order";
import { useTranslation } from "../../i18n/translation";
import { cardLabel } from "../../ui/card/card-label";
import { Chip } from "../../ui/chip";
import form from "../../ui/form/form.module.css";
import { Panel } from "../../ui/panel";
import type { CardSearch } from "./card-search";

const KINDS: readonly CardKind[] = ["crypt", "library"];

interface CardBlockProps {
  readonly list: CardListName;
  readonly cards: ReadonlySet<CardId>;
  readonly CardSearch: CardSearch;
  readonly onChange: (card: CardId, isOn: boolean) => void;
}

/** Single cards allowed or banned, by kind: added by name, removed by click. */
export function CardBlock({ list, cards, CardSearch, onChange }: CardBlockProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t(`limited.${list}`)}>
      <p>{t(`limited.${list}-hint`)}</p>
      <p role="status">{t("limited.cards", { count: cards.size })}</p>
      {KINDS.map((kind) => (
        <CardsOfKind
          key={kind}
          kind={kind}
          label={t(`limited.${list}-${kind}`)}
          cards={[...cards].filter((id) => isCrypt(id) === (kind === "crypt"))}
          CardSearch={CardSearch}
          onChange={onChange}
        />
      ))}
    </Panel>
  );
}

interface CardsOfKindProps {
  readonly kind: CardKind;
  readonly label: string;
  readonly cards: readonly CardId[];
  readonly CardSearch: CardSearch;
  readonly onChange: (card: CardId, isOn: boolean) => void;
}

function CardsOfKind({ kind, label, cards, CardSearch, onChange }: CardsOfKindProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLDivElement>(null);
  const nameOf = useNames();
  const named = cards
    .map((id) => ({ id, name: nameOf(id) }))
    .toSorted((one, other) => byCharacters(fold(one.name), fold(other.name)));
  const remove = (id: CardId, index: number) => {
    // The focused button is removed, so its neighbor gets the focus, or the field.
    const buttons = block.current?.querySelectorAll("li button");
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? block.current?.querySelector("input");
    if (next instanceof HTMLElement) next.focus();
    onChange(id, false);
  };
  return (
    <div ref={block} className={form.block}>
      <CardSearch kind={kind} label={label} onChoose={(id) => onChange(id, true)} />
      {named.length > 0 && (
        <ul aria-label={label} className={form.rowControls}>
          {named.map(({ id, name }, index) => (
            <li key={id}>
              <Chip
                text={name}
                removeLabel={t("limited.remove", { name })}
                onRemove={() => remove(id, index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Names of cards; unknown ids of older or newer formats are shown as numbers. */
function useNames(): (id: CardId) => string {
  const { t } = useTranslation();
  const { cardLanguage } = usePreferences();
  const { data: crypt } = useSuspenseQuery(cryptCardsOptions());
  const { data: library } = useSuspenseQuery(libraryCardsOptions());
  const { data: overlay = null } = useQuery(overlayOptions(cardLanguage));
  return (id) => {
    const card = crypt.byId.get(id) ?? library.byId.get(id);
    return card
      ? cardLabel(card, localizeCard(card, overlay))
      : t("limited.unknown-card", { id: String(id) });
  };
}
