import { setName, shortYear } from "../../domain/card/set-names";
import { setColumns } from "../../domain/limited/sets";
import type { SetCatalogue } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { Checkbox } from "../../ui/form/checkbox";
import { PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";

interface SetBlocksProps {
  readonly catalogue: SetCatalogue;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (code: string, isIn: boolean) => void;
}

/** Sets of the format, newer ones on the left. */
export function SetBlocks({ catalogue, chosen, onChange }: SetBlocksProps) {
  const { t } = useTranslation();
  const columns = setColumns(catalogue);
  return (
    <PanelColumns>
      {(["newer", "older"] as const).map((column) => (
        <Panel key={column} title={t(`limited.sets-${column}`)}>
          <div>
            {columns[column].map((code) => (
              <Checkbox
                key={code}
                label={`${setName(code, catalogue)} ${shortYear(catalogue.sets[code])}`.trim()}
                checked={chosen.has(code)}
                onChange={(isIn) => onChange(code, isIn)}
              />
            ))}
          </div>
        </Panel>
      ))}
    </PanelColumns>
  );
}
