import { Dices } from "lucide";
import type { ComponentType } from "react";
import type { CardId } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { CardBody } from "./card-body";
import styles from "./card-screen.module.css";
import { CardStatus } from "./card-status";
import type { EvidencePartProps } from "./evidence-part";
import { FloatingImageToggle } from "./image-toggle";
import type { AddPartProps, OwnPartProps } from "./own-part";
import { QuickSearch } from "./quick-search";
import { RecentCards } from "./recent-cards";
import { useCard } from "./use-card";
import { useGoTo } from "./use-go-to";
import { useRandomCard } from "./use-random-card";

interface CardScreenProps {
  /** The card in the URL; undefined before one is chosen. */
  readonly id: CardId | undefined;
  /** A card id in the URL that does not exist. */
  readonly unknown?: string | undefined;
  readonly OwnPart?: ComponentType<OwnPartProps> | undefined;
  readonly AddPart?: ComponentType<AddPartProps> | undefined;
  readonly Evidence?: ComponentType<EvidencePartProps> | undefined;
  /** The card while it is loading, if the page contains it. */
  readonly Waiting?: ComponentType | undefined;
  /** Rendered with a card that has loaded; it may delay it. */
  readonly Arrival?: ComponentType | undefined;
}

/** Quick card search by name, random cards, and the chosen card. */
export default function CardScreen({ id, unknown, ...parts }: CardScreenProps) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const draw = useRandomCard(id);
  return (
    <div className={styles.screen}>
      {id === undefined && <h1>{t("card.search.title")}</h1>}
      <div className={styles.search}>
        <QuickSearch onChoose={(chosen) => goTo(`/cards/${chosen}`)} />
        <div className={styles.random}>
          <Button onClick={() => draw("crypt")}>
            <Icon of={Dices} size={16} />
            {t("card.random.crypt")}
          </Button>
          <Button onClick={() => draw("library")}>
            <Icon of={Dices} size={16} />
            {t("card.random.library")}
          </Button>
        </div>
      </div>
      {id !== undefined && <ChosenCard id={id} {...parts} />}
      {id === undefined && unknown === undefined && (
        <>
          <p className={styles.hint}>{t("card.search.hint")}</p>
          <RecentCards />
        </>
      )}
      {unknown !== undefined && (
        <article className={styles.card}>
          <CardStatus id={unknown} state={{ status: "unknown" }} />
        </article>
      )}
      <div className={styles.floating}>
        {id !== undefined && <ToggleOf id={id} />}
        <RandomButton letter="C" label={t("card.random.crypt")} onClick={() => draw("crypt")} />
        <RandomButton letter="L" label={t("card.random.library")} onClick={() => draw("library")} />
      </div>
    </div>
  );
}

interface ChosenCardProps extends Omit<CardScreenProps, "id" | "unknown"> {
  readonly id: CardId;
}

/** The name of the card is the heading of the page. */
function ChosenCard({ id, OwnPart, AddPart, Evidence, Waiting, Arrival }: ChosenCardProps) {
  const { t } = useTranslation();
  const state = useCard(id);
  if (state.status === "loading" && Waiting) {
    return (
      <>
        <Waiting />
        <CardStatus id={id} state={state} />
      </>
    );
  }
  return (
    <article className={styles.card}>
      {state.status === "shown" ? (
        <>
          <CardBody
            shown={state.shown}
            context="screen"
            OwnPart={OwnPart}
            AddPart={AddPart}
            Evidence={Evidence}
          />
          {Arrival && <Arrival />}
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{t("card.search.title")}</h1>
          <CardStatus id={id} state={state} />
        </>
      )}
    </article>
  );
}

function ToggleOf({ id }: { readonly id: CardId }) {
  const state = useCard(id);
  if (state.status !== "shown") return null;
  return <FloatingImageToggle card={state.shown.card} className={styles.swap} />;
}

interface RandomButtonProps {
  readonly letter: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** Small screens have a die with the letter of the part it draws from. */
function RandomButton({ letter, label, onClick }: RandomButtonProps) {
  const icon = (
    <span className={styles.die} aria-hidden="true">
      <Icon of={Dices} size={18} />
      {letter}
    </span>
  );
  return (
    <IconButton variant="secondary" className={styles.round} label={label} icon={icon} onClick={onClick} />
  );
}
