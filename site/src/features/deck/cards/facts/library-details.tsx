import type { ReactNode } from "react";
import type { DeckCopies } from "../../../../domain/deck/facts/copies";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { libraryGroups } from "../../../../domain/deck/facts/library-groups";
import { formatPercent } from "../../../../i18n/number";
import { type Translate, useTranslation } from "../../../../i18n/translation";
import { DisciplineRequirement } from "../../../../ui/card/discipline-strip";
import { gameTerm } from "../../../../ui/card/game-term";
import { FactList } from "./fact-list";
import styles from "./facts.module.css";
import { typeName } from "./type-name";

interface LibraryDetailsProps {
  readonly facts: DeckFacts;
  readonly copies: DeckCopies;
}

/** The types, requirements and costs of a library (docs/rules/decks.md §9.4). */
export function LibraryDetails({ facts, copies }: LibraryDetailsProps) {
  const { t } = useTranslation();
  const groups = libraryGroups(copies.library);
  const all = facts.library;
  const masters = facts.types.find(({ type }) => type === "Master")?.copies ?? 0;
  const lists: readonly (readonly [string, readonly Share[]])[] = [
    [
      t("deck.by-type"),
      facts.types.map(({ type, copies: some }) => share(type, typeName(t, type), some, all)),
    ],
    [
      t("deck.by-discipline"),
      groups.disciplines.map(({ disciplines, logic, copies: some }) =>
        share(
          disciplines.join(logic),
          disciplines.length === 0 ? (
            t("deck.no-discipline")
          ) : (
            <DisciplineRequirement card={{ disciplines, disciplineLogic: logic }} size="inline" />
          ),
          some,
          all - masters,
        ),
      ),
    ],
    [
      t("deck.by-clan"),
      groups.clans.map(({ name, copies: some }) => share(name, gameTerm(t, "path", name), some, all)),
    ],
    [
      t("deck.by-title"),
      groups.titles.map(({ name, copies: some }) => share(name, titles(t, name), some, all)),
    ],
    [
      t("deck.by-sect"),
      groups.sects.map(({ name, copies: some }) => share(name, gameTerm(t, "sect", name), some, all)),
    ],
  ];
  return (
    <div className={styles.details}>
      <p className={styles.legend}>{t("deck.details-legend")}</p>
      <FactList
        facts={[
          [t("deck.blood-cost"), cost(t, facts, facts.blood)],
          [t("deck.pool-cost"), cost(t, facts, facts.pool)],
        ]}
      />
      {lists
        .filter(([, shares]) => shares.length > 0)
        .map(([name, shares]) => (
          <div key={name} className={styles.shares}>
            <h3>{name}</h3>
            <ul>
              {shares.map(({ key, content }) => (
                <li key={key}>{content}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

/** The share of library cards with a common property. */
interface Share {
  readonly key: string;
  readonly content: ReactNode;
}

function share(key: string, name: ReactNode, copies: number, whole: number): Share {
  const percent = whole > 0 ? Math.round((copies / whole) * 100) : 0;
  const content = (
    <>
      {name} <b>{copies}</b> (<Percent of={percent} />)
    </>
  );
  return { key, content };
}

function Percent({ of }: { readonly of: number }) {
  const { language } = useTranslation();
  return formatPercent(of, language);
}

/** Scales the cost of a smaller library to 90 cards, for comparison. */
function cost(t: Translate, facts: DeckFacts, { total, perFullLibrary }: DeckFacts["blood"]): string {
  const shorter = facts.library > 0 && facts.library < 90;
  return shorter ? t("deck.cost-scaled", { total, scaled: perFullLibrary }) : String(total);
}

function titles(t: Translate, names: string): string {
  return names
    .split(", ")
    .map((name) => gameTerm(t, "title", name))
    .join(" / ");
}
