import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { isPlain } from "../../../ui/search/plain-click";

interface DecksLinkProps {
  readonly q: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to the decks of a search. A page has hundreds, so it is a plain link until it is used. */
export function DecksLink({ q, label, children }: DecksLinkProps) {
  const router = useRouter();
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void router.navigate({ to: "/twd", search: { q } });
  };
  const preload = () => void router.preloadRoute({ to: "/twd", search: { q } });
  return (
    <a
      href={`/twd?q=${encodeURIComponent(q)}`}
      aria-label={label}
      onClick={onClick}
      onFocus={preload}
      onPointerEnter={preload}
    >
      {children}
    </a>
  );
}
