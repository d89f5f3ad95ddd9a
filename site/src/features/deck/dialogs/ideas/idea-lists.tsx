import type { CryptCard, LibraryCard } from "../../../../domain/card/card";
import { DECK_TYPE_ORDER, typeHeading } from "../../../../domain/card/card-types";
import type { CardPool } from "../../../../domain/limited/limited-format";
import type { CryptBase, LibraryBase } from "../../../../domain/search/card-base";
import type { IdeaSchema } from "../../../../generated/api";
import { useTranslation } from "../../../../i18n/translation";
import { useCardPool } from "../../../../ui/card/card-pool";
import { CryptLine } from "../../../../ui/card-row/crypt-line";
import { TypedLibraryLine } from "../../../../ui/card-row/typed-library-line";
import textStyles from "../../../../ui/dialog-form.module.css";
import { typeName } from "../../cards/facts/type-name";
import rowStyles from "../../cards/rows/rows.module.css";
import { type IdeaContext, IdeaList, type ShownIdea } from "./idea-list";
import styles from "./ideas.module.css";

interface IdeaListsProps {
  readonly crypt: CryptBase;
  readonly library: LibraryBase;
  readonly context: IdeaContext;
}

/** Ideas for the crypt and, by type, for the library, or a message that there are none. */
export function IdeaLists({ crypt, library, context }: IdeaListsProps) {
  const { t } = useTranslation();
  const { answer } = context;
  const isIn = useCardPool();
  const vampires = shown(answer.crypt, (id) => crypt.byId.get(id), isIn);
  const others = byType(shown(answer.library, (id) => library.byId.get(id), isIn));
  return (
    <>
      <h3>{t("deck.crypt")}</h3>
      {vampires.length === 0 && <p className={textStyles.note}>{t("deck-ideas.no-crypt")}</p>}
      <IdeaList label={t("deck.crypt")} ideas={vampires} Line={CryptLine} context={context} />
      <h3>{t("deck.library")}</h3>
      {others.length === 0 && <p className={textStyles.note}>{t("deck-ideas.no-library")}</p>}
      {others.map(([heading, ideas]) => {
        const name = typeName(t, heading);
        return (
          <section key={heading} aria-label={name}>
            <h4 className={`${rowStyles.heading} ${styles.type}`}>{name}</h4>
            <IdeaList label={name} ideas={ideas} Line={TypedLibraryLine} context={context} />
          </section>
        );
      })}
    </>
  );
}

/** Filters by the limited format. Leaves out cards that are newer than the page. */
function shown<Kind extends CryptCard | LibraryCard>(
  ideas: readonly IdeaSchema[],
  find: (id: number) => Kind | undefined,
  isIn: CardPool = () => true,
): readonly ShownIdea<Kind>[] {
  return ideas.flatMap((idea) => {
    const card = find(idea.card);
    return card !== undefined && isIn(card) ? [{ idea, card }] : [];
  });
}

/** Ideas by the headings of a deck list, the best first. */
function byType(
  ideas: readonly ShownIdea<LibraryCard>[],
): readonly (readonly [string, readonly ShownIdea<LibraryCard>[]])[] {
  const order: readonly string[] = DECK_TYPE_ORDER;
  const headingOf = ({ card }: ShownIdea<LibraryCard>) => typeHeading(card.types);
  const headings = [...new Set(ideas.map(headingOf))];
  headings.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return headings.map((heading) => [heading, ideas.filter((one) => headingOf(one) === heading)] as const);
}
