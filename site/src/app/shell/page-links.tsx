import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLinkMemory } from "../../data/link-memory";

/** Pages other than About, whose paths begin with their names. */
const PAGES = ["account", "pda", "tda", "twd", "inventory", "decks", "crypt", "library", "cards"] as const;

/** Pages that the header and the bottom bar have in common. */
export const MAIN_PAGES = ["inventory", "decks", "crypt", "library"] as const;

export type PageName = "about" | (typeof PAGES)[number];

function pageOf(pathname: string): PageName | undefined {
  if (pathname === "/") return "about";
  return PAGES.find((page) => pathname.startsWith(`/${page}`));
}

interface PageLinkProps {
  readonly page: PageName;
  readonly className?: string | undefined;
  /** Accessible name where the content is a picture or an abbreviation. */
  readonly label?: string | undefined;
  /** An abbreviation instead of the content; part of the accessible name, too, for users of voice control. */
  readonly short?: string | undefined;
  /** Above an abbreviation. */
  readonly icon?: ReactNode;
  /** Replaces the present history entry: the menu that contains the link. */
  readonly replace?: boolean;
  readonly children?: ReactNode;
}

/** A link of the navigation, to the last search or card on that page (docs/rules/site.md §1.2). */
export function PageLink({ page, className, label, short, icon, replace = false, children }: PageLinkProps) {
  const last = useLinkMemory((memory: Partial<Record<PageName, string | undefined>>) => memory[page]);
  const current = useLocation({ select: ({ pathname }) => pageOf(pathname) }) === page;
  const shared = {
    className,
    replace,
    children: (
      <>
        {icon}
        {short ?? children}
      </>
    ),
    "aria-label": short === undefined ? label : `${label}, ${short}`,
    title: label,
    "aria-current": current ? ("page" as const) : undefined,
    activeProps: {},
    activeOptions: { exact: true },
  };
  switch (page) {
    case "about":
      return <Link to="/" {...shared} />;
    case "account":
    case "inventory":
      return <Link to={`/${page}`} {...shared} />;
    case "decks":
      return <Link to="/decks/{-$id}" params={{ id: last }} {...shared} />;
    case "tda":
      return <Link to="/tda/{-$event}" params={{ event: undefined }} {...shared} />;
    case "cards":
      return <Link to="/cards/{-$id}" params={{ id: last }} {...shared} />;
    default:
      return <Link to={`/${page}`} search={last === undefined ? {} : { q: last }} {...shared} />;
  }
}
