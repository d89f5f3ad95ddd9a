import { SEARCH_TYPES } from "../../domain/card/card-types";
import { DISCIPLINES, EXTRA_DISCIPLINES, VIRTUES } from "../../domain/card/disciplines";
import { SECTS } from "../../domain/card/sects";
import { REQUIRED_TITLES, TITLE_BOXES } from "../../domain/card/titles";
import type { Translate } from "../../i18n/translation";
import { gameTerm } from "../card/game-term";
import type { ComboboxOption } from "../form/combobox-state";

function notRequired(t: Translate): ComboboxOption {
  return { value: "not required", label: t("search.not-required") };
}

export function sectOptions(t: Translate): readonly ComboboxOption[] {
  return SECTS.map((sect) => ({
    value: sect.toLowerCase(),
    label: gameTerm(t, "sect", sect),
    search: sect,
  }));
}

export function requiredSectOptions(t: Translate): readonly ComboboxOption[] {
  return [notRequired(t), ...sectOptions(t)];
}

/** Checkboxes of the crypt form: "1 vote (titled)" distinguishes the title from the votes it gives. */
export function titleBoxes(t: Translate): readonly { readonly value: string; readonly label: string }[] {
  return TITLE_BOXES.map((title) => {
    if (title === "non-titled") return { value: title, label: t("search.non-titled") };
    const name = gameTerm(t, "title", title);
    return { value: title, label: /^\d/.test(title) ? t("search.titled-votes", { votes: name }) : name };
  });
}

/** Title requirements of library cards: none, any, any certain one, or one by name. */
export function requiredTitleOptions(t: Translate): readonly ComboboxOption[] {
  return [
    notRequired(t),
    { value: "non-titled", label: t("search.non-titled") },
    { value: "titled", label: t("search.titled-any") },
    { value: "titled specific", label: t("search.titled-specific") },
    ...REQUIRED_TITLES.map((title) => ({
      value: title,
      label: gameTerm(t, "title", title),
      search: title,
    })),
  ];
}

export function typeOptions(t: Translate): readonly ComboboxOption[] {
  return SEARCH_TYPES.map((type) => ({
    value: type.toLowerCase(),
    label: gameTerm(t, "type", type),
    search: type,
  }));
}

/** Found by name in the interface language, by English name and by code. */
export function requiredDisciplineOptions(t: Translate): readonly ComboboxOption[] {
  const all = Object.entries({ ...DISCIPLINES, ...EXTRA_DISCIPLINES, ...VIRTUES });
  return [
    notRequired(t),
    ...all.map(([name, code]) => ({
      value: name.toLowerCase(),
      label: gameTerm(t, "discipline", code),
      search: `${name} ${code}`,
    })),
  ];
}
