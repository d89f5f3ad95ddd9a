import { useQuery } from "@tanstack/react-query";
import { cryptBaseOptions } from "../../../data/card-data";
import type { RoundData } from "../../../data/playtest/round-data";
import { asCardId, isCrypt } from "../../../domain/card/ids";
import { useTranslation } from "../../../i18n/translation";
import styles from "./reports.module.css";

interface PreconCryptProps {
  readonly code: string;
  readonly name: string;
  readonly data: RoundData;
}

/** The crypt of a precon, with playtest cards and released ones; a released card has its name once it is loaded. */
export function PreconCrypt({ code, name, data }: PreconCryptProps) {
  const { t } = useTranslation();
  const { data: released } = useQuery(cryptBaseOptions());
  const cards = Object.entries(data.precons.get(code)?.cards ?? {}).flatMap(([text, copies]) => {
    const id = asCardId(text);
    return id !== undefined && isCrypt(id) ? [{ id, copies }] : [];
  });
  return (
    <ul aria-label={t("playtest-admin.crypt-of", { name })} className={styles.crypt}>
      {cards.map(({ id, copies }) => (
        <li key={id}>
          {copies}× {(data.byId.get(id) ?? released?.byId.get(id))?.displayName ?? id}
        </li>
      ))}
    </ul>
  );
}
