import { useMemo, useState } from "react";
import type { Archive } from "../../../domain/archive/archive";
import { type Point, type Timeline, trailingShares } from "../../../domain/archive/meta/timeline";
import { useTranslation } from "../../../i18n/translation";
import { Checkbox } from "../../../ui/form/checkbox";
import { Block } from "./block";
import type { BlockProps } from "./block-props";
import { ClanLines } from "./clan-lines";
import { clanName } from "./clan-name";
import { clanOf } from "./clan-query";
import { decksQuery } from "./decks-query";
import { Details } from "./details";
import styles from "./meta.module.css";
import { ShareTable } from "./share-table";

/** Lines that can be told apart in one chart. */
const MAX_LINES = 6;

/** Shares of the main clans, and the lines of some of them over time. */
export function ClansBlock({ dashboard, archive, criteria }: BlockProps) {
  const { t } = useTranslation();
  const { clans, windows, timeline } = dashboard;
  const lines = useMemo(() => linesOfClans(archive, timeline), [archive, timeline]);
  const names = clans.map(({ key }) => clanName(t, archive.facts.clanNames[key]));
  const firsts = clans.flatMap(({ key }) => (key === 0 ? [] : [key])).slice(0, MAX_LINES);
  const [picked, setPicked] = useState<readonly number[]>();
  const chosen = (picked ?? firsts).filter((key) => clans.some((clan) => clan.key === key));
  const rows = clans.map((compared, index) => {
    const text = names[index] ?? "";
    return {
      id: String(compared.key),
      text,
      compared,
      q: () => decksQuery(criteria, { clan: clanOf(archive, compared.key) }),
      // Invented decks have no trend.
      ...(archive.isSample ? {} : { points: () => lines(compared.key) }),
    };
  });
  return (
    <Block title={t("meta.clans")} lead={t("meta.clans-lead")}>
      <ShareTable
        caption={t("meta.clans")}
        column={t("search.clan")}
        rows={rows}
        effective={windows.now.effective}
      />
      {timeline.periods.length > 1 && !archive.isSample && (
        <>
          <Details summary={t("meta.choose-lines", { count: MAX_LINES })}>
            {() => (
              <div className={styles.choices}>
                {rows.map(({ id, text }) => (
                  <Checkbox
                    key={id}
                    label={text}
                    checked={chosen.includes(Number(id))}
                    onChange={(checked) =>
                      setPicked(
                        checked
                          ? [...chosen, Number(id)].slice(-MAX_LINES)
                          : chosen.filter((key) => key !== Number(id)),
                      )
                    }
                  />
                ))}
              </div>
            )}
          </Details>
          <ClanLines
            lines={rows.flatMap(({ id, text, q, points }) =>
              points && chosen.includes(Number(id)) ? [{ name: text, q: q(), points: points() }] : [],
            )}
          />
        </>
      )}
    </Block>
  );
}

/** Reads the trailing shares of a main clan, each computed when it is first shown. */
function linesOfClans({ facts }: Archive, timeline: Timeline): (clan: number) => readonly Point[] {
  const decks = facts.clanNames.map((): number[] => []);
  for (let deck = 0; deck < facts.clans.length; deck++) decks[facts.clans[deck] ?? 0]?.push(deck);
  const known = new Map<number, readonly Point[]>();
  return (clan) => {
    const points = known.get(clan) ?? trailingShares(timeline, decks[clan] ?? []);
    known.set(clan, points);
    return points;
  };
}
