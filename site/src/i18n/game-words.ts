import { useMemo } from "react";
import { en, type MessageKey } from "./catalogue-en";
import { useTranslation } from "./translation";

/**
 * Terms of the game in the interface language. A term the catalogue does not know stays as card data writes it,
 * which is also how clan names are treated: they are the same in every language.
 */
export interface GameWords {
  /** "dom" → "Dominación". */
  discipline(code: string): string;
  /** "Sabbat" or "sabbat". */
  sect(sect: string): string;
  /** "inner circle". */
  title(title: string): string;
  /** "Action Modifier" or "action modifier". */
  type(type: string): string;
  /** "Caine" → "Path of Caine". */
  path(path: string): string;
}

type Room = "discipline" | "sect" | "title" | "type" | "path";

function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key);
}

export function useGameWords(): GameWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const word = (room: Room) => (term: string) => {
      const key = `${room}.${term.toLowerCase()}`;
      return isMessageKey(key) ? t(key) : term;
    };
    return {
      discipline: word("discipline"),
      sect: word("sect"),
      title: word("title"),
      type: word("type"),
      path: word("path"),
    };
  }, [t]);
}
