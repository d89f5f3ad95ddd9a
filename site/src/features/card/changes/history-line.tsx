import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { rulingLinksOptions, setsOptions } from "../../../data/card-data";
import { optionalPart } from "../../../data/optional-part";
import { rulingSegments } from "../../../domain/card/card-text";
import { knownCards } from "../../../domain/card/rulings-of";
import { setName } from "../../../domain/card/set-names";
import type { HistoryEvent } from "../../../domain/changes/card-history";
import { wordDifference } from "../../../domain/changes/word-difference";
import { formatDay } from "../../../i18n/day";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Segments } from "../../../ui/card/card-text";
import { valueChange } from "../../../ui/card/value-change";
import { Words } from "../../../ui/reading/words";
import styles from "./card-history.module.css";

/** One event in the history of a card. */
export function HistoryLine({ event }: { readonly event: HistoryEvent }) {
  const { t } = useTranslation();
  const { data: sets } = useQuery(optionalPart(setsOptions()));
  const title =
    event.kind === "printed" && sets
      ? t("changes.printed-in", { set: setName(event.set, sets) })
      : titleOf(t, event);
  return (
    <li>
      <p>
        <time dateTime={event.day}>{formatDay(t, event.day)}</time> {title}
      </p>
      <Content event={event} />
    </li>
  );
}

function titleOf(t: Translate, event: HistoryEvent): string {
  switch (event.kind) {
    case "printed":
      return t("changes.printed");
    case "reworded":
      return t("changes.text");
    case "value":
      return valueChange(t, event);
    default:
      return t(`changes.${event.kind}`);
  }
}

function Content({ event }: { readonly event: HistoryEvent }): ReactNode {
  switch (event.kind) {
    case "ruling":
      return <Ruling text={event.text} />;
    case "reworded":
    case "minor":
    case "ruling-reworded":
      return (
        <p lang="en" className={styles.wording}>
          <Words pieces={wordDifference(event.before, event.after)} />
        </p>
      );
    case "ruling-gone":
      return (
        <p lang="en">
          <del>{event.before}</del>
        </p>
      );
    default:
      return null;
  }
}

function Ruling({ text }: { readonly text: string }) {
  const { data } = useQuery(optionalPart(rulingLinksOptions()));
  return (
    <p lang="en">
      <Segments segments={rulingSegments(text, data ? knownCards(data) : {})} />
    </p>
  );
}
