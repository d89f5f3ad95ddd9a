import { useMemo, useState } from "react";
import {
  changeCopies,
  changeSet,
  chosenProxies,
  type ProxyCard,
  selectAll,
  startChoices,
  tick,
} from "../../../../domain/deck/proxy/selection";
import type { TextCard } from "../../../../domain/deck/proxy/text-card";
import type { SetCatalogue } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../shared/deck-text.module.css";
import { MakePdf } from "./make-pdf";
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
  readonly onClose: () => void;
}

/** Chooses cards of a deck, and prints them as proxies. */
export function ProxyDialog(props: ProxyDialogProps) {
  const { name, groups, catalogue, ticked, onClose } = props;
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
        </div>
        <ProxyRows
          groups={groups}
          choices={choices}
          catalogue={catalogue}
          onTick={(card, selected) => setChoices((current) => tick(current, card, selected))}
          onCopies={(card, copies) => setChoices((current) => changeCopies(current, card, copies))}
          onSet={(card, set) => setChoices((current) => changeSet(current, card, set))}
        />
      </div>
    </Dialog>
  );
}
