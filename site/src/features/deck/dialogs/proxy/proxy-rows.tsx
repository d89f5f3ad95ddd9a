import { useMemo } from "react";
import type { Card, CardId } from "../../../../domain/card/card";
import { shortYear } from "../../../../domain/card/set-names";
import { MAX_PROXIES, type ProxyChoice, type ProxyChoices } from "../../../../domain/deck/proxy/selection";
import type { SetCatalogue } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Checkbox } from "../../../../ui/form/checkbox";
import { Select } from "../../../../ui/form/select";
import { QuantityCell } from "../../../../ui/quantity/quantity-cell";
import { LIVE, useMedia } from "../../../../ui/use-media";
import { typeName } from "../../cards/facts/type-name";
import { StillMissing } from "../../inventory/still-missing";
import type { MissingProxies } from "./missing-proxies";
import styles from "./proxy.module.css";
import type { ProxyGroup } from "./use-proxy-rows";

interface RowActions {
  readonly catalogue: SetCatalogue;
  /** absent: the rows have no word about missing copies. */
  readonly missingBeside: MissingProxies["beside"];
  readonly onTick: (card: CardId, selected: boolean) => void;
  readonly onCopies: (card: CardId, copies: number) => void;
  readonly onSet: (card: CardId, set: string | undefined) => void;
}

interface ProxyRowsProps extends RowActions {
  readonly groups: readonly ProxyGroup[];
  readonly choices: ProxyChoices;
}

/** The cards of the deck, each with a tick, a number and a set. */
export function ProxyRows({ groups, choices, ...actions }: ProxyRowsProps) {
  const { t } = useTranslation();
  const typed = useMedia(LIVE);
  return groups.map(({ heading, rows }) => {
    const label = heading === "crypt" ? t("deck.crypt") : typeName(t, heading);
    return (
      <section key={heading} aria-label={label}>
        <h3>{label}</h3>
        <ul className={styles.rows} aria-label={label}>
          {rows.map(({ card }) => {
            const choice = choices.get(card.id);
            return (
              choice && <ProxyRow key={card.id} card={card} choice={choice} typed={typed} {...actions} />
            );
          })}
        </ul>
      </section>
    );
  });
}

interface ProxyRowProps extends RowActions {
  readonly card: Card;
  readonly choice: ProxyChoice;
  readonly typed: boolean;
}

function ProxyRow(props: ProxyRowProps) {
  const { card, choice, typed, catalogue, missingBeside, onTick, onCopies, onSet } = props;
  const { t } = useTranslation();
  const name = card.displayName;
  const sets = useSets(card, catalogue);
  const tick = (
    <Checkbox label={name} checked={choice.selected} onChange={(selected) => onTick(card.id, selected)} />
  );
  return (
    <li>
      {missingBeside ? (
        <StillMissing copies={missingBeside(card.id, choice.selected ? choice.copies : 0)}>
          {tick}
        </StillMissing>
      ) : (
        tick
      )}
      <QuantityCell
        quantity={choice.copies}
        min={0}
        max={MAX_PROXIES}
        typed={typed}
        messages={{
          count: t("deck.copies-of", { name }),
          more: t("deck.one-more", { name }),
          fewer: t("deck.one-fewer", { name }),
        }}
        onChange={(copies) => onCopies(card.id, copies)}
      />
      <Select
        label={t("deck-proxy.set-of", { name })}
        value={choice.set ?? ""}
        options={[{ value: "", label: t("deck-proxy.usual-set") }, ...sets]}
        onChange={(set) => onSet(card.id, set === "" ? undefined : set)}
      />
    </li>
  );
}

/** The sets a card was printed in, the newest first. */
function useSets(card: Card, catalogue: SetCatalogue) {
  return useMemo(() => {
    const oldestFirst = Object.entries(catalogue.sets).filter(([code]) => card.sets[code] !== undefined);
    return oldestFirst
      .toReversed()
      .map(([value, set]) => ({ value, label: `${set.name} ${shortYear(set)}`.trim() }));
  }, [card, catalogue]);
}
