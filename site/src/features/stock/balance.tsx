import { balanceInBrackets } from "../../domain/inventory/balance";
import { type Translate, useTranslation } from "../../i18n/translation";
import styles from "./stock.module.css";

interface BalanceProps {
  /** Copies beyond what is needed, below 0 missing ones; undefined until all decks are known. */
  readonly left: number | undefined;
}

/** "[+2] 2 to spare", "[=] just enough", "[−1] 1 missing". */
export function Balance({ left }: BalanceProps) {
  const { t } = useTranslation();
  if (left === undefined) return <span className={styles.balance}>[…]</span>;
  const kind = left < 0 ? styles.missing : left > 0 ? styles.spare : "";
  return (
    <span className={`${styles.balance} ${kind}`}>
      {balanceInBrackets(left)} {inWords(t, left)}
    </span>
  );
}

function inWords(t: Translate, left: number): string {
  if (left === 0) return t("stock.even");
  return left > 0 ? t("stock.spare", { count: left }) : t("stock.missing", { count: -left });
}
