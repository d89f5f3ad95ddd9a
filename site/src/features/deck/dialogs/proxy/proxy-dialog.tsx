import { useMemo, useState } from "react";
import type { DeckCards } from "../../../../domain/deck/deck";
import {
  changeCopies,
  changeSet,
  chosenProxies,
  type ProxyCard,
  selectAll,
  selectMissing,
  startChoices,
  tick,
} from "../../../../domain/deck/proxy/selection";
import type { TextCard } from "../../../../domain/deck/proxy/text-card";
import type { SetCatalogue } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../../../ui/dialog-form.module.css";
import { MakePdf } from "./make-pdf";
import type { MissingProxies } from "./missing-proxies";
import { ProxyRows } from "./proxy-rows";
import type { ProxyGroup } from "./use-proxy-rows";

interface ProxyDialogProps {
  readonly name: string;
  readonly fileName: string;
  readonly groups: readonly ProxyGroup[];
  readonly catalogue: SetCatalogue;
  readonly textCardOf: (proxy: ProxyCard) => TextCard;
  /** undefined: there are no pictures at all. */
  readonly urlsOf: ((proxy: ProxyCard) => readonly string[]) | undefined;
  /** The preference of the user for pictures. */
  readonly showImage: boolean;
  /** All cards are ticked at the start. */
  readonly ticked: boolean;
  /** undefined: the inventory is not considered. */
  readonly missing?: MissingProxies | undefined;
  readonly onClose: () => void;
}

/** Chooses cards of a deck, and prints them as proxies. */
export function ProxyDialog(props: ProxyDialogProps) {
  const { name, groups, catalogue, ticked, missing, onClose } = props;
  const { t } = useTranslation();
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const [choices, setChoices] = useState(() => selectAll(startChoices(rows), ticked));
  const proxies = useMemo(() => chosenProxies(rows, choices), [rows, choices]);
  const title = `${t("deck-proxy.title")} – ${name}`;
  return (
    <Dialog title={title} size="md" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.form}>
        <MakePdf {...props} proxies={proxies} />
        <div className={styles.choices}>
          <Button onClick={() => setChoices(selectAll(choices, true))}>{t("deck-proxy.all")}</Button>
          <Button onClick={() => setChoices(selectAll(choices, false))}>{t("deck-proxy.none")}</Button>
          {missing && (
            <MissingButton
              copies={missing.copies}
              onAdd={(copies) => setChoices(selectMissing(choices, copies))}
            />
          )}
        </div>
        <ProxyRows
          groups={groups}
          choices={choices}
          catalogue={catalogue}
          missingBeside={missing?.beside}
          onTick={(card, selected) => setChoices((current) => tick(current, card, selected))}
          onCopies={(card, copies) => setChoices((current) => changeCopies(current, card, copies))}
          onSet={(card, set) => setChoices((current) => changeSet(current, card, set))}
        />
      </div>
    </Dialog>
  );
}

interface MissingButtonProps extends Pick<MissingProxies, "copies"> {
  readonly onAdd: (copies: DeckCards) => void;
}

/** Selects what the inventory lacks. */
function MissingButton({ copies, onAdd }: MissingButtonProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button disabled={!copies || copies.size === 0} onClick={() => copies && onAdd(copies)}>
        {t("deck-proxy.add-missing")}
      </Button>
      {copies?.size === 0 && <p className={styles.note}>{t("deck-proxy.none-missing")}</p>}
    </>
  );
}
