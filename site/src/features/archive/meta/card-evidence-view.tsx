import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { useCardLanguage } from "../../../data/use-card-language";
import { type Archive, wordOf } from "../../../domain/archive/archive";
import { DISCIPLINE_CODES } from "../../../domain/archive/card-rows";
import { isoDay } from "../../../domain/archive/days";
import { isDoubtfulWin, printedDay } from "../../../domain/archive/doubtful-win";
import { type CardEvidence, type Company, cardEvidence } from "../../../domain/archive/meta/card-evidence";
import { FEW } from "../../../domain/archive/meta/estimate";
import { TWD_FORM } from "../../../domain/archive/search/twd-form";
import { nameOf } from "../../../domain/archive/winning-deck";
import type { Card } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import { formatDay } from "../../../i18n/day";
import { formatNumber } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import { Field } from "../../../ui/card/field";
import { gameTerm } from "../../../ui/card/game-term";
import { CardName } from "../../../ui/card-row/card-name";
import type { FindCard } from "../format-deck-phrase";
import { DoubtfulWin } from "../hall-of-fame/doubtful-win";
import { withCard } from "./card-query";
import { clanName } from "./clan-name";
import { DecksLink } from "./decks-link";
import { decksQuery } from "./decks-query";
import { Details } from "./details";
import styles from "./evidence.module.css";
import { lineText, periodText, pointText, shareText } from "./numbers";
import { SparkLine } from "./spark-line";

const [CLANS, CARDS, NEWEST] = [6, 10, 5] as const;

interface CardEvidenceViewProps {
  readonly archive: Archive;
  readonly card: Card;
  readonly find: FindCard;
}

/** What the winning decks say about a card: counted here, and drawn by a component of its own, for two shorter tasks. */
export function CardEvidenceView(props: CardEvidenceViewProps) {
  const { archive, card } = props;
  const { t } = useTranslation();
  const evidence = useMemo(() => cardEvidence(archive, card.id), [archive, card]);
  return evidence ? <Evidence {...props} evidence={evidence} /> : <p>{t("evidence.none")}</p>;
}

function Evidence({ archive, card, find, evidence }: CardEvidenceViewProps & EvidenceProps) {
  const { t } = useTranslation();
  const all = withCard(TWD_FORM.empty, [card]);
  const isFew = evidence.decks.length < FEW;
  return (
    <div className={isFew ? `${styles.evidence} ${styles.few}` : styles.evidence}>
      {archive.isSample && <p className={styles.note}>{t("archive.sample")}</p>}
      <p>
        <DecksLink q={all}>{t("evidence.decks", { count: evidence.decks.length })}</DecksLink>{" "}
        {!archive.isSample && <Recent evidence={evidence} />}
      </p>
      {isFew && <p className={styles.note}>{t("evidence.few")}</p>}
      {!archive.isSample && <OverTime evidence={evidence} />}
      <CopiesTable evidence={evidence} card={card} />
      <ClansAndDisciplines archive={archive} card={card} evidence={evidence} />
      <PlayedWith archive={archive} card={card} evidence={evidence} find={find} />
      <Decks archive={archive} card={card} evidence={evidence} />
    </div>
  );
}

interface EvidenceProps {
  readonly evidence: CardEvidence;
}

function Recent({ evidence: { recent } }: EvidenceProps) {
  const { t, language } = useTranslation();
  return t("evidence.recent", {
    count: recent.decks,
    of: String(recent.of),
    share: shareText(recent.now.share, language),
    before: recent.trend === "few" ? t("meta.few") : shareText(recent.before?.share ?? 0, language),
  });
}

/** The line of the shares, with the same numbers as a table. */
function OverTime({ evidence: { points } }: EvidenceProps) {
  const { t, language } = useTranslation();
  return (
    <Details
      summary={
        <>
          <SparkLine points={points} /> {lineText(t, points, language)}
        </>
      }
    >
      {() => (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("meta.period")}</th>
              <th scope="col">{t("meta.share")}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.period.end}>
                <th scope="row">{periodText(t, point.period)}</th>
                <td>{pointText(t, point, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Details>
  );
}

interface OfCardProps extends EvidenceProps {
  readonly card: Card;
}

/** How many copies decks play: every number leads to its decks. */
function CopiesTable({ evidence: { byCopies, decks }, card }: OfCardProps) {
  const { t, language } = useTranslation();
  const most = Math.max(...byCopies.map(([, count]) => count));
  return (
    <Field name={t("evidence.copies")}>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("meta.copies")}</th>
            <th scope="col">{t("meta.wins")}</th>
            <th scope="col">{t("meta.share")}</th>
          </tr>
        </thead>
        <tbody>
          {byCopies.map(([copies, count]) => (
            <tr key={copies}>
              <th scope="row">
                <DecksLink
                  q={decksQuery(TWD_FORM.empty, { [card.kind]: { [card.id]: { q: copies, m: "eq" } } })}
                  label={t("evidence.with-copies", { count: copies })}
                >
                  {copies}×
                </DecksLink>
              </th>
              <td>{count}</td>
              <td>{shareText(count / decks.length, language)}</td>
              <td className={styles.bars} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Field>
  );
}

interface OfArchiveProps extends OfCardProps {
  readonly archive: Archive;
}

/** The clans and disciplines of the decks. */
function ClansAndDisciplines({ archive, card, evidence: { clans, disciplines } }: OfArchiveProps) {
  const { t } = useTranslation();
  const its = TWD_FORM.parse(JSON.parse(withCard(TWD_FORM.empty, [card]))).value;
  const clanOf = ({ key }: Company) => archive.facts.clanNames[key] ?? "";
  return (
    <>
      <Field name={t("meta.clans")}>
        <Parts
          company={clans.slice(0, CLANS)}
          name={(one) => {
            const clan = clanOf(one);
            if (clan === "") return clanName(t, clan);
            const q = decksQuery(its, { clan: { value: [clan.toLowerCase()], logic: "or" } });
            return <DecksLink q={q}>{clanName(t, clan)}</DecksLink>;
          }}
        />
      </Field>
      {disciplines.length > 0 && (
        <Field name={t("archive.disciplines")}>
          <Parts
            company={disciplines.slice(0, CLANS)}
            name={({ key }) => gameTerm(t, "discipline", DISCIPLINE_CODES[key] ?? "")}
          />
        </Field>
      )}
    </>
  );
}

interface PartsProps {
  readonly company: readonly Company[];
  readonly name: (one: Company) => ReactNode;
}

/** Names with their part of the decks. */
function Parts({ company, name }: PartsProps) {
  const { language } = useTranslation();
  return (
    <ul className={styles.parts}>
      {company.map((one) => (
        <li key={one.key}>
          {name(one)} <span className={styles.note}>{shareText(one.part, language)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Cards that its decks play more often than others. */
function PlayedWith({ archive, evidence, find }: OfArchiveProps & { readonly find: FindCard }) {
  const { t, language } = useTranslation();
  const { overlay } = useCardLanguage();
  const found = evidence.playedWith.slice(0, CARDS).flatMap((one) => {
    const card = find(archive.table.cards[one.key] ?? 0);
    return card ? [{ ...one, card }] : [];
  });
  if (found.length === 0) return null;
  const among = found.map(({ card }) => card.id);
  return (
    <Field name={t("evidence.played-with")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("meta.card")}</th>
            <th scope="col">{t("meta.wins")}</th>
            <th scope="col">{t("meta.share")}</th>
            <th scope="col">{t("meta.lift")}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ card, decks, part, lift }) => (
            <tr key={card.id} className={decks < FEW ? styles.few : undefined}>
              <th scope="row">
                <CardName card={card} localized={localizeCard(card, overlay)} among={among} />
              </th>
              <td>{formatNumber(decks, language)}</td>
              <td>{shareText(part, language)}</td>
              <td>
                {formatNumber(lift, language, [0, 1])}
                {decks < FEW && ` (${t("meta.few")})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Field>
  );
}

/** The first deck that won with the card, and the newest ones with their copies. */
function Decks({ archive, card, evidence: { decks, copies } }: OfArchiveProps) {
  const { t } = useTranslation();
  const first = decks.at(-1) ?? 0;
  const isDoubtful = isDoubtfulWin(archive.table.days[first] ?? 0, printedDay(card.firstPrint));
  const line = (deck: number) => (
    <>
      <Link to="/decks/{-$id}" params={{ id: archive.table.ids[deck] }}>
        {nameOf(archive, deck)}
      </Link>{" "}
      <span className={styles.note}>
        {wordOf(archive.people, deck)}, {formatDay(t, isoDay(archive.table.days[deck] ?? 0))}
      </span>
    </>
  );
  return (
    <>
      <Field name={t("evidence.newest")}>
        <ul className={styles.decks}>
          {[...decks.subarray(0, NEWEST)].map((deck, index) => (
            <li key={deck}>
              {copies[index]}× {line(deck)}
            </li>
          ))}
        </ul>
      </Field>
      <Field name={t("meta.first-win")}>
        <p>
          {line(first)}
          {isDoubtful && <DoubtfulWin />}
        </p>
      </Field>
    </>
  );
}
