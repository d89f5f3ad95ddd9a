import { useEffect, useState } from "react";
import type { Card } from "../../domain/card/card";
import type { Language as InterfaceLanguage } from "../../domain/language";
import type { Language } from "../../domain/query/language";
import { loadMessages } from "../../i18n/load-messages";
import { useTranslation } from "../../i18n/translation";

interface Units {
  readonly form: object;
  /** The same object while the data is the same. */
  readonly context: object;
  readonly cards?: readonly Card[] | undefined;
  /** Typed units of the search. */
  readonly also: readonly string[];
}

/**
 * Reads typed units that no field of the form holds; undefined without any, "loading" until the code is fetched, and
 * "failed" if it cannot be.
 */
export function useUnits({ form, context, cards, also }: Units) {
  const [loaded, setLoaded] = useState<typeof Language | "failed">();
  const [reader, setReader] = useState<{ readonly of: readonly unknown[]; readonly language: AnyLanguage }>();
  const { language: inLanguage } = useTranslation();
  const wanted = also.length > 0;
  useEffect(() => {
    if (!wanted || typeof loaded === "function") return;
    Promise.all([import("../../domain/query/language"), loadWords(inLanguage)]).then(
      ([module]) => setLoaded(() => module.Language),
      () => setLoaded("failed"),
    );
  }, [wanted, loaded, inLanguage]);
  useEffect(() => {
    if (typeof loaded !== "function") return;
    const language: AnyLanguage = new loaded(form as never, context, { cards });
    setReader({ of: [form, context, cards], language });
  }, [loaded, form, context, cards]);
  if (!wanted) return undefined;
  if (loaded === "failed") return "failed";
  const isCurrent = reader?.of[0] === form && reader.of[1] === context && reader.of[2] === cards;
  return isCurrent ? reader.language : "loading";
}

/** What is wrong with typed units. */
async function loadWords(inLanguage: InterfaceLanguage): Promise<void> {
  const { query } = await import("../../i18n/en/query");
  await loadMessages(inLanguage, [query]);
}

type AnyLanguage = Language<object, object>;
