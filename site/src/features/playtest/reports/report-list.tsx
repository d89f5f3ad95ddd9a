import { useEffect, useRef, useState } from "react";
import { cutName } from "../../../domain/playtest/reporter-name";
import type { UserReport } from "../../../domain/playtest/reports";
import { usePrinting } from "../../../ui/use-printing";
import { ReportView } from "./report-view";
import styles from "./reports.module.css";

/** Reports that are rendered with the page: more than fit into a window. */
const FIRST = 12;
/** Estimated height of a report in pixels. */
const ROW_HEIGHT = 70;

interface ReportListProps {
  readonly label: string;
  readonly reports: readonly UserReport[];
  /** The own report is above the list, and in it only in print. */
  readonly self: string | undefined;
  readonly hideNames: boolean;
  readonly nameLength: number;
}

/** Reports by username. Those far below the window are rendered when they come near, and all in print. */
export function ReportList({ label, reports, self, hideNames, nameLength }: ReportListProps) {
  const rest = useRef<HTMLDivElement>(null);
  const shown = useShownCount(rest, reports.length);
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

function useShownCount(rest: { readonly current: HTMLElement | null }, count: number): number {
  const printing = usePrinting();
  const [near, setNear] = useState(false);
  const all = near || printing || count <= FIRST;
  useEffect(() => {
    if (all || !rest.current) return;
    const onMove: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(onMove, { rootMargin: "150% 0px" });
    observer.observe(rest.current);
    return () => observer.disconnect();
  }, [all, rest]);
  return all ? count : FIRST;
}
