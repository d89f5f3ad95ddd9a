import { useEffect, useRef, useState } from "react";
import { cutName } from "../../../domain/playtest/reporter-name";
import type { UserReport } from "../../../domain/playtest/reports";
import { usePrinting } from "../../../ui/use-printing";
import { ReportView } from "./report-view";
import styles from "./reports.module.css";

/** Reports that are rendered with the page: about its first subject more than fit into a window. */
const FIRST = 12;
const FIRST_BELOW = 2;
/** Reports that follow together, so that scrolling stays smooth. */
const MORE = 40;
/** Estimated height of a report in pixels. */
const ROW_HEIGHT = 70;

interface ReportListProps {
  readonly label: string;
  readonly reports: readonly UserReport[];
  /** The own report is above the list, and in it only in print. */
  readonly self: string | undefined;
  readonly hideNames: boolean;
  readonly nameLength: number;
  /** Whether the list is on the page at once, and not below the window. */
  readonly onTop: boolean;
}

/** Reports by username. Those far below the window are rendered when they come near, and all in print. */
export function ReportList({ label, reports, self, hideNames, nameLength, onTop }: ReportListProps) {
  const rest = useRef<HTMLDivElement>(null);
  const shown = useShownCount(rest, reports.length, onTop ? FIRST : FIRST_BELOW);
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {reports.slice(0, shown).map((report) => (
          <li key={report.user} className={report.user === self ? styles.printed : undefined}>
            <ReportView
              report={report}
              name={hideNames ? "" : cutName(report.user, nameLength)}
              fullName={report.user}
            />
          </li>
        ))}
      </ul>
      {shown < reports.length && (
        <div ref={rest} aria-hidden="true" style={{ height: (reports.length - shown) * ROW_HEIGHT }} />
      )}
    </>
  );
}

function useShownCount(rest: { readonly current: HTMLElement | null }, count: number, first: number): number {
  const printing = usePrinting();
  const [near, setNear] = useState(first);
  const shown = printing ? count : Math.min(near, count);
  useEffect(() => {
    if (shown === count || !rest.current) return;
    const onMove: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(shown + MORE);
    };
    // Another one after each step: what is still near follows.
    const observer = new IntersectionObserver(onMove, { rootMargin: "150% 0px" });
    observer.observe(rest.current);
    return () => observer.disconnect();
  }, [shown, count, rest]);
  return shown;
}
