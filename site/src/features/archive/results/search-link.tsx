import type { MouseEvent, ReactNode } from "react";
import { isPlain } from "../../../ui/search/plain-click";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import type { ArchiveKind } from "../archive-page";

interface SearchLinkProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly search: CriteriaSearch<Criteria>;
  /** Criteria of the link. */
  readonly q: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly children: ReactNode;
}

/** A link to another search on this page. */
export function SearchLink<Criteria extends object>(props: SearchLinkProps<Criteria>) {
  const { kind, search, q, label, children } = props;
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    search.replace(kind.form.parse(q).value);
  };
  return (
    <a
      href={`/${kind.name}?q=${encodeURIComponent(JSON.stringify(q))}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
