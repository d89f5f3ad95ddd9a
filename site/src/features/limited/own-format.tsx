import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { cryptCardsOptions, libraryCardsOptions, setsOptions } from "../../data/card-data";
import { useOwnFormat } from "../../data/limited-format";
import type { CardKind } from "../../domain/card/card";
import {
  CARD_LISTS,
  type LimitedFormat,
  poolOf,
  withCard,
  withSet,
} from "../../domain/limited/limited-format";
import { useTranslation } from "../../i18n/translation";
import form from "../../ui/form/form.module.css";
import { PanelColumns } from "../../ui/page";
import { CardBlock } from "./card-block";
import type { CardSearch } from "./card-search";
import { FormatActions } from "./format-actions";
import { SetBlocks } from "./set-blocks";
import { chooseOwn } from "./use-limited";

/** Sets, single cards, and actions on the custom format. */
export function OwnFormat({ CardSearch }: { readonly CardSearch: CardSearch }) {
  const format = useOwnFormat();
  const { data: catalogue } = useSuspenseQuery(setsOptions());
  /** The format before it was replaced as a whole. */
  const [before, setBefore] = useState<LimitedFormat>();
  const change = (next: LimitedFormat) => {
    setBefore(undefined);
    chooseOwn(next);
  };
  const replace = (next: LimitedFormat) => {
    setBefore(format);
    chooseOwn(next);
  };
  return (
    <div className={form.block}>
      <About format={format} />
      <FormatActions
        format={format}
        catalogue={catalogue}
        onReplace={replace}
        onUndo={before && (() => change(before))}
      />
      <SetBlocks
        catalogue={catalogue}
        chosen={format.sets}
        onChange={(code, isIn) => change(withSet(format, code, isIn))}
      />
      <PanelColumns>
        {CARD_LISTS.map((list) => (
          <CardBlock
            key={list}
            list={list}
            cards={format[list]}
            CardSearch={CardSearch}
            onChange={(card, isOn) => change(withCard(format, list, card, isOn))}
          />
        ))}
      </PanelColumns>
    </div>
  );
}

/** Description of the format with the number of its cards. */
function About({ format }: { readonly format: LimitedFormat }) {
  const { t } = useTranslation();
  const counts = useCounts(format);
  return (
    <>
      <p>{t("limited.own")}</p>
      <p role="status">{t("limited.count", counts)}</p>
    </>
  );
}

function useCounts(format: LimitedFormat): Readonly<Record<CardKind, number>> {
  const { data: crypt } = useSuspenseQuery(cryptCardsOptions());
  const { data: library } = useSuspenseQuery(libraryCardsOptions());
  return useMemo(() => {
    const isIn = poolOf(format);
    return { crypt: crypt.cards.filter(isIn).length, library: library.cards.filter(isIn).length };
  }, [format, crypt, library]);
}
