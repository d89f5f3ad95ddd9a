import { useRef, useState } from "react";
import type { Deck } from "../../../domain/deck/deck";
import { fixesOf, type Verdict } from "../../../domain/deck/legality/judge";
import type { Namesakes } from "../../../domain/deck/legality/rule";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import type { KnownNames } from "../../../ui/legality/known-names";
import { useRestoreFocus } from "../../../ui/use-restore-focus";
import { useDeckPage } from "../shared/deck-page-context";
import { ChooseOut } from "./choose-out";
import { FixButton } from "./fix-button";
import type { RunFix } from "./run-fix";
import type { Judged } from "./use-judged";

interface RuleFixesProps {
  readonly deck: Deck;
  readonly verdict: Verdict;
  readonly judged: Judged;
  readonly namesakes: Namesakes;
  readonly names: KnownNames;
  readonly onRun: RunFix;
}

/** The repairs of a rule; where only the player can choose, the means to choose. */
export function RuleFixes({ deck, verdict, judged, namesakes, names, onRun }: RuleFixesProps) {
  const isTooLarge = verdict.off > 0;
  const isTooSmall = verdict.off < 0;
  return (
    <>
      {fixesOf(judged.judged, verdict, namesakes).map((fix) => (
        <FixButton key={`${fix.kind} ${fix.groups}`} {...{ fix, judged, names, onRun }} />
      ))}
      {(isTooSmall || verdict.rule === "pool") && <Ideas />}
      {isTooLarge && <Choosing key={deck.id} {...{ deck, names, onRun }} off={verdict.off} />}
    </>
  );
}

/** Opens the card ideas for the deck. */
function Ideas() {
  const { t } = useTranslation();
  const { dialog, preloadDialog } = useDeckPage();
  return (
    <div>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => preloadDialog("deck-ideas")}
        onFocus={() => preloadDialog("deck-ideas")}
        onClick={() => dialog.open("deck-ideas")}
      >
        {t("legality.ideas")}
      </Button>
    </div>
  );
}

type ChoosingProps = Pick<RuleFixesProps, "deck" | "names" | "onRun"> & { readonly off: number };

function Choosing(props: ChoosingProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useRestoreFocus(region);
  return (
    <div ref={region}>
      {open ? (
        <ChooseOut {...props} />
      ) : (
        <Button onClick={() => setOpen(true)}>{t("legality.choose-out")}</Button>
      )}
    </div>
  );
}
