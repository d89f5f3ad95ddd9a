import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Language } from "../../domain/query/language";
import { OTHER_SEARCHES } from "../../domain/query/other-searches";
import { type Fix, type Problem, withFix } from "../../domain/query/problem";
import { type Suggestion, suggest, unitAt } from "../../domain/query/suggest";
import type { SearchForm } from "../../domain/search/form";
import { allPositions } from "../../domain/search/positions";
import { useTranslation } from "../../i18n/translation";
import { gameTerms } from "./game-terms";
import { QueryHelp } from "./query-help";
import { QueryProblems } from "./query-problems";
import { Squiggles } from "./squiggles";
import { SuggestionList } from "./suggestion-list";
import type { QueryLineProps } from "./typed-search";

interface Reading {
  readonly text: string;
  readonly criteria: object;
  readonly problems: readonly Problem[];
}

/** A place in a text. */
interface Caret {
  readonly text: string;
  readonly at: number;
}

const NO_PROBLEMS: readonly Problem[] = [];

/** Reads the line while it is typed, and prints it again when the search changes elsewhere. */
export function QueryLine(props: QueryLineProps) {
  const { form, context, count, cards, search, typed, input, text, setText, focused, keys, setAria } = props;
  const { t } = useTranslation();
  const id = useId();
  const terms = useMemo(() => gameTerms(t), [t]);
  const language = useMemo(
    () =>
      new Language(form as unknown as SearchForm<object, object>, context, { cards, terms }, OTHER_SEARCHES),
    [form, context, cards, terms],
  );
  const all = useMemo(() => allPositions(count), [count]);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const [help, setHelp] = useState(false);
  /** Follows the text in the same frame, so suggestions are computed once for a key. */
  const [caret, setCaret] = useState<Caret>({ text, at: text.length });
  /** The text that was read last, and what it says. */
  const read = useRef<Reading>(undefined);
  const nextCaret = useRef<number>(undefined);

  const show = (next: string, place: number) => {
    nextCaret.current = place;
    setText(next);
  };
  const replace = (fix: Fix) => {
    show(withFix(text, fix), fix.at[0] + fix.text.length);
    input.current?.focus();
  };

  // An effect may run after a key that its commit does not know: what was typed since stays.
  const print = useCallback(
    (before: string, printed: string) => setText((now) => (now === before ? printed : now)),
    [setText],
  );

  // A change from the form, a chip or the history replaces the text; what was typed before the code arrived is added.
  useEffect(() => {
    const before = read.current;
    if (before !== undefined && form.toText(search.draft) === form.toText(before.criteria)) return;
    const isFirst = before === undefined;
    if (isFirst && typed !== undefined) return;
    const printed = language.print(search.draft);
    if (isFirst && text !== "") {
      if (printed !== "") print(text, `${printed} ${text}`);
      return;
    }
    read.current = { text: printed, criteria: search.draft, problems: NO_PROBLEMS };
    setProblems(NO_PROBLEMS);
    print(text, printed);
  }, [search.draft, form, language, print, text, typed]);

  useEffect(() => {
    if (read.current?.text === text) return;
    const { criteria, problems: found } = language.read(text);
    read.current = { text, criteria, problems: found };
    setProblems(found.length > 0 ? found : NO_PROBLEMS);
    setActive(-1);
    search.type(criteria as never);
    // A typed search in the URL also runs where others wait for Enter.
    if (text === typed) search.submit();
  }, [text, typed, language, search.type, search.submit]);

  // What was understood is printed in full once the line is left.
  useEffect(() => {
    const last = read.current;
    if (focused || last === undefined || last.text !== text || last.problems.length > 0) return;
    const printed = language.print(last.criteria);
    read.current = { ...last, text: printed };
    print(text, printed);
  }, [focused, text, language, print]);

  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    setCaret({ text, at: nextCaret.current });
    nextCaret.current = undefined;
  });
  // The caret after a key is read with the text it typed: a render between the browser's event and React's own would
  // take the key back.
  useLayoutEffect(() => setCaret({ text, at: input.current?.selectionEnd ?? 0 }), [input, text]);
  useEffect(() => {
    const field = input.current;
    const follow = () => {
      const at = field?.selectionEnd ?? 0;
      setCaret((now) => (now.at === at ? now : { ...now, at }));
    };
    for (const event of ["select", "keyup", "click"]) field?.addEventListener(event, follow);
    return () => {
      for (const event of ["select", "keyup", "click"]) field?.removeEventListener(event, follow);
    };
  }, [input]);

  const suggestions = useMemo(
    () => (focused && open ? suggest(language, caret.text, Math.min(caret.at, caret.text.length), all) : []),
    [focused, open, language, caret, all],
  );
  const [from] = unitAt(text, caret.at);
  // The unit under the caret, and what a closing mark will end, are no problems while they are typed.
  const shown = problems.filter(
    ({ code, at }) => !focused || (code !== "unclosed" && !(at[0] >= from && at[0] <= caret.at)),
  );
  const expanded = suggestions.length > 0;

  const pick = ({ text: unit, at, count }: Suggestion) => {
    const isWhole = count !== undefined;
    const rest = text.slice(at[1]);
    const written = `${unit}${isWhole && !rest.startsWith(" ") ? " " : ""}`;
    show(text.slice(0, at[0]) + written + rest, at[0] + written.length);
    setActive(-1);
  };
  keys.current = (event) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (!expanded) return setOpen(true);
      const step = key === "ArrowDown" ? 1 : -1;
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === "Enter") {
      const chosen = suggestions[active];
      if (chosen) pick(chosen);
      else {
        search.submit();
        setOpen(false);
      }
    } else if (key === "Escape" && expanded) setOpen(false);
    else if (key === " " && event.ctrlKey) setOpen(true);
    else {
      if (key.length === 1 || key === "Backspace") setOpen(true);
      return;
    }
    event.preventDefault();
  };
  const hasProblems = shown.length > 0;
  useEffect(() => {
    setAria({
      "aria-expanded": expanded,
      "aria-controls": expanded ? `${id}-list` : undefined,
      "aria-activedescendant": active >= 0 && expanded ? `${id}-${active}` : undefined,
      "aria-invalid": hasProblems || undefined,
      "aria-describedby": hasProblems ? `${id}-problems` : undefined,
    });
  }, [setAria, expanded, active, hasProblems, id]);

  // The list of suggestions would cover what is below the field.
  const problemList = hasProblems && (
    <QueryProblems id={`${id}-problems`} text={text} problems={shown} onFix={replace} />
  );
  return (
    <>
      {hasProblems && <Squiggles input={input} text={text} problems={shown} />}
      {expanded && (
        <SuggestionList
          id={id}
          field={input}
          suggestions={suggestions}
          active={active}
          onPoint={setActive}
          onPick={pick}
          onInsert={(mark) =>
            show(text.slice(0, caret.at) + mark + text.slice(caret.at), caret.at + mark.length)
          }
          onHelp={() => {
            setOpen(false);
            setHelp(true);
          }}
        >
          {problemList}
        </SuggestionList>
      )}
      {!expanded && problemList}
      {help && <QueryHelp keywords={language.keywords} onClose={() => setHelp(false)} />}
    </>
  );
}
