import { useQuery } from "@tanstack/react-query";
import { X } from "lucide";
import { setsOptions } from "../../data/card-data";
import type { Card } from "../../domain/card/card";
import { setName } from "../../domain/card/set-names";
import { placedCopies, unplacedPrinting, withPrinting } from "../../domain/inventory/edit-printings";
import { MAX_PRINTINGS } from "../../domain/inventory/limits";
import type { Printing } from "../../domain/inventory/printings";
import { LANGUAGE_NAMES, LANGUAGES } from "../../domain/language";
import type { SetCatalogue } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../../ui/button";
import { Select } from "../../ui/form/select";
import { Icon } from "../../ui/icon";
import { QuantityCell } from "../../ui/quantity/quantity-cell";
import styles from "./stock.module.css";

interface PrintingsFieldProps {
  readonly card: Card;
  readonly owned: number;
  readonly printings: readonly Printing[];
  readonly typed: boolean;
  readonly onChange: (printings: readonly Printing[]) => void;
}

/** Where the copies come from; folded, because most players do not note it. */
export function PrintingsField({ card, owned, printings, typed, onChange }: PrintingsFieldProps) {
  const { t } = useTranslation();
  // A failure only leaves the codes of the sets without names.
  const { data: catalogue } = useQuery({ ...setsOptions(), throwOnError: false });
  const left = owned - placedCopies(printings);
  const sets = setsOf(card, catalogue);
  const next = unplacedPrinting(printings, sets, LANGUAGES);
  const canAdd = left > 0 && next !== undefined && printings.length < MAX_PRINTINGS;
  return (
    <details>
      <summary>{t("stock.printings", { placed: owned - left, owned })}</summary>
      <ul>
        {printings.map((printing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps the focus when its set changes
          <li key={index} className={styles.printing}>
            <PrintingRow
              printing={printing}
              sets={sets}
              catalogue={catalogue}
              max={printing.copies + left}
              typed={typed}
              onChange={(one) => onChange(withPrinting(printings, index, one))}
            />
          </li>
        ))}
      </ul>
      {left === 0 && <p>{t(owned === 0 ? "stock.printings-none" : "stock.printings-all")}</p>}
      {canAdd && (
        <Button
          onClick={() => onChange(withPrinting(printings, printings.length, { ...next, copies: left }))}
        >
          {t("stock.printing-add")}
        </Button>
      )}
    </details>
  );
}

interface PrintingRowProps {
  readonly printing: Printing;
  readonly sets: readonly string[];
  readonly catalogue: SetCatalogue | undefined;
  readonly max: number;
  readonly typed: boolean;
  readonly onChange: (printing: Printing) => void;
}

function PrintingRow({ printing, sets, catalogue, max, typed, onChange }: PrintingRowProps) {
  const { t } = useTranslation();
  const nameOf = (code: string) => (catalogue ? setName(code, catalogue) : code);
  const name = nameOf(printing.set);
  return (
    <>
      <QuantityCell
        quantity={printing.copies}
        min={0}
        max={max}
        typed={typed}
        messages={{
          count: t("stock.printing-copies", { set: name }),
          more: t("stock.printing-more", { set: name }),
          fewer: t("stock.printing-fewer", { set: name }),
        }}
        onChange={(copies) => onChange({ ...printing, copies })}
      />
      <Select
        label={t("stock.printing-set")}
        value={printing.set}
        options={withOwn(sets, printing.set).map((value) => ({ value, label: nameOf(value) }))}
        onChange={(set) => onChange({ ...printing, set })}
      />
      <Select
        label={t("stock.printing-language")}
        value={printing.language}
        options={withOwn(LANGUAGES, printing.language).map((value) => ({
          value,
          label: languageName(value),
        }))}
        onChange={(language) => onChange({ ...printing, language })}
      />
      <IconButton
        label={t("stock.printing-remove", { set: name })}
        icon={<Icon of={X} size={16} />}
        onClick={() => onChange({ ...printing, copies: 0 })}
      />
    </>
  );
}

/** Sets of the card in the order of the catalogue. */
function setsOf({ sets }: Card, catalogue: SetCatalogue | undefined): readonly string[] {
  const codes = Object.keys(sets);
  if (!catalogue) return codes;
  const ordered = Object.keys(catalogue.sets).filter((code) => codes.includes(code));
  return [...ordered, ...codes.filter((code) => !ordered.includes(code))];
}

function withOwn(values: readonly string[], own: string): readonly string[] {
  return values.includes(own) ? values : [...values, own];
}

function languageName(code: string): string {
  return new Map<string, string>(Object.entries(LANGUAGE_NAMES)).get(code) ?? code;
}
