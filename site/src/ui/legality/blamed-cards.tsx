import type { Card } from "../../domain/card/card";
import { setName } from "../../domain/card/set-names";
import type { Blamed } from "../../domain/deck/legality/blamed";
import type { Verdict } from "../../domain/deck/legality/judge";
import type { RuleId } from "../../domain/deck/legality/rule";
import { formatDay } from "../../i18n/day";
import { type Translate, useTranslation } from "../../i18n/translation";
import { CardLink } from "../card/card-link";
import type { KnownNames } from "./known-names";
import styles from "./legality.module.css";

interface BlamedCardsProps {
  readonly verdict: Verdict;
  readonly names: KnownNames;
}

/** The cards to blame, as links, with their copies and why; a card that is not known is named by its id. */
export function BlamedCards({
  verdict: { rule, cards },
  names: { find, localize, catalogue },
}: BlamedCardsProps) {
  const { t } = useTranslation();
  const among = cards.flatMap(({ id }) => (find(id) ? [id] : []));
  return (
    <ul className={styles.cards}>
      {cards.map((blamed) => {
        const card = find(blamed.id);
        const localized = card && localize(card);
        return (
          <li key={blamed.id}>
            {blamed.copies} ×{" "}
            {localized ? (
              <CardLink id={blamed.id} among={among} preview lang={localized.nameLang}>
                {localized.name}
              </CardLink>
            ) : (
              blamed.id
            )}{" "}
            <span className={styles.why}>{why(t, rule, blamed, card, catalogue)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Named before "and 3 more". */
const SETS = 2;

function why(
  t: Translate,
  rule: RuleId,
  { day = "", sets = [] }: Blamed,
  card: Card | undefined,
  catalogue: KnownNames["catalogue"],
): string | undefined {
  switch (rule) {
    case "banned":
      return t("legality.banned-since", { day: formatDay(t, day) });
    case "not-yet":
      return t(card?.legalFrom === undefined ? "legality.legal-from-release" : "legality.legal-from", {
        day: formatDay(t, day),
      });
    case "pool": {
      const named = sets.slice(0, SETS).map((code) => setName(code, catalogue));
      const count = sets.length - named.length;
      return t(count > 0 ? "legality.in-more-sets" : "legality.in-sets", { sets: named.join(", "), count });
    }
    default:
      return undefined;
  }
}
