import { useEffect } from "react";
import { MAX_SLICE_MS, nextTask } from "../../../data/next-task";
import type { CardKind, DisciplineCode } from "../../../domain/card/card";
import { DISCIPLINES, VIRTUES } from "../../../domain/card/disciplines";
import { TITLE_BOXES } from "../../../domain/card/titles";
import type { Levels } from "../../../domain/search/crypt/levels";
import { CRYPT_TRAITS } from "../../../domain/search/crypt/traits";
import { LIBRARY_TRAITS } from "../../../domain/search/library/traits";
import type { ListValue } from "../../../domain/search/shared/list";
import { type Translate, useTranslation } from "../../../i18n/translation";
import type { ComboboxOption } from "../../../ui/form/combobox-state";
import { clanOptions, requiredClanOptions } from "../../../ui/search/clan-options";
import {
  requiredDisciplineOptions,
  requiredSectOptions,
  requiredTitleOptions,
  sectOptions,
  typeOptions,
} from "../../../ui/search/game-options";
import { withNextLevel } from "./next-level";
import { type OptionCounts, optionCounts } from "./option-counts";

/** Milliseconds after the last change: typing goes first. */
const REST = 500;

/** Values of the boxes of each filter. */
const BOXES: Readonly<Record<CardKind, Readonly<Record<string, readonly string[]>>>> = {
  crypt: { titles: TITLE_BOXES, traits: CRYPT_TRAITS },
  library: { traits: LIBRARY_TRAITS },
};

/** Options of each filter with a list. */
const LISTS: Readonly<
  Record<CardKind, Readonly<Record<string, (t: Translate) => readonly ComboboxOption[]>>>
> = {
  crypt: { clan: clanOptions, sect: sectOptions },
  library: {
    type: typeOptions,
    discipline: requiredDisciplineOptions,
    clan: requiredClanOptions,
    sect: requiredSectOptions,
    title: requiredTitleOptions,
  },
};

const DISCIPLINE_CODES = Object.values({ ...DISCIPLINES, ...VIRTUES });

/** What a search has found. */
interface Counted {
  readonly cards: { readonly length: number };
  readonly problems: readonly { readonly code: string }[];
}

interface OptionCounterProps {
  readonly kind: CardKind;
  readonly base: { readonly traits: { has(trait: string): boolean } };
  /** Those of the kind. */
  readonly criteria: object;
  /** Finds the cards of criteria; undefined while it waits for anything. */
  readonly search: ((criteria: never) => Counted) | undefined;
}

/** Counts the results of the search with each further option, without delaying anything else. */
export function OptionCounter({ kind, base, criteria, search }: OptionCounterProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!search) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // The matches of a pattern that was stopped are not known.
      const isStopped = search(criteria as never).problems.some(({ code }) => code === "slow-regex");
      if (isStopped) return optionCounts.set({});
      const counts: Record<string, Record<string, number>> = {};
      let began = performance.now();
      for (const { key, value, wider } of optionsOf(kind, base, criteria, t)) {
        counts[key] ??= {};
        counts[key][value] = search(wider as never).cards.length;
        if (performance.now() - began < MAX_SLICE_MS) continue;
        await nextTask();
        if (!isCurrent) return;
        began = performance.now();
      }
      optionCounts.set(counts satisfies OptionCounts);
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, base, criteria, search, t]);
  useEffect(() => () => optionCounts.set({}), []);
  return null;
}

interface CountedOption {
  readonly key: string;
  readonly value: string;
  /** The criteria with the option. */
  readonly wider: object;
}

function optionsOf(
  kind: CardKind,
  base: OptionCounterProps["base"],
  criteria: object,
  t: Translate,
): readonly CountedOption[] {
  return [...boxes(kind, base, criteria), ...lists(kind, criteria, t), ...levels(criteria)];
}

/** The form has no box of a trait that no card has. */
function boxes(kind: CardKind, { traits }: OptionCounterProps["base"], criteria: object): CountedOption[] {
  return Object.entries(BOXES[kind]).flatMap(([key, values]) => {
    const ticked = (criteria as Readonly<Record<string, readonly string[]>>)[key] ?? [];
    return values
      .filter((value) => key !== "traits" || traits.has(value))
      .map((value) => ({ key, value, wider: { ...criteria, [key]: withValue(ticked, value) } }));
  });
}

function lists(kind: CardKind, criteria: object, t: Translate): CountedOption[] {
  return Object.entries(LISTS[kind]).flatMap(([key, options]) => {
    const chosen = (criteria as Readonly<Record<string, ListValue>>)[key] ?? NONE;
    return options(t).map(({ value }) => ({
      key,
      value,
      wider: { ...criteria, [key]: { ...chosen, value: withValue(chosen.value, value) } },
    }));
  });
}

/** Of the crypt: what the next press of each discipline would find. */
function levels(criteria: object): CountedOption[] {
  if (!("disciplines" in criteria)) return [];
  const chosen = criteria.disciplines as Levels;
  return DISCIPLINE_CODES.map((code: DisciplineCode) => ({
    key: "disciplines",
    value: code,
    wider: { ...criteria, disciplines: withNextLevel(chosen, code) },
  }));
}

const NONE: ListValue = { value: [], logic: "or" };

function withValue(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen : [...chosen, value];
}
