import { type RefObject, useEffect, useRef } from "react";
import type { Problem } from "../../domain/query/problem";
import styles from "./query-line.module.css";

interface SquigglesProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Underlines problems below the text of the field: the same text in the same place, but not visible. */
export function Squiggles({ input, text, problems }: SquigglesProps) {
  const mirror = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = input.current;
    const follow = () => {
      if (mirror.current && field) mirror.current.scrollLeft = field.scrollLeft;
    };
    follow();
    field?.addEventListener("scroll", follow);
    return () => field?.removeEventListener("scroll", follow);
  });
  const marks = new Set(problems.flatMap(({ at: [from, to] }) => [from, to]));
  const ends = [...marks, 0, text.length]
    .filter((end) => end <= text.length)
    .sort((one, other) => one - other);
  const parts = [...new Set(ends)].map((from, index, all) => [from, all[index + 1] ?? from] as const);
  const isWrong = (from: number) => problems.some(({ at }) => at[0] <= from && from < at[1]);
  return (
    <div ref={mirror} aria-hidden="true" className={styles.mirror}>
      {parts.map(([from, to]) => (
        <span key={from} className={isWrong(from) ? styles.wrong : undefined}>
          {text.slice(from, to)}
        </span>
      ))}
    </div>
  );
}
