import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLinkMemory } from "../../data/link-memory";

/** Pages other than About, whose paths begin with their names. */
const PAGES = ["account", "pda", "tda", "twd", "inventory", "decks", "crypt", "library", "cards"] as const;

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
  const memory = useLinkMemory();
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
    case "account":
      return <Link to="/account" {...shared} />;
    case "about":
      return <Link to="/" {...shared} />;
    case "decks":
      return <Link to="/decks/{-$id}" params={{ id: memory.deck }} {...shared} />;
    case "inventory":
      return <Link to="/inventory" {...shared} />;
    case "pda":
      return <Link to="/pda" search={searchOf(memory.pda)} {...shared} />;
    case "tda":
      return <Link to="/tda/{-$event}" params={{ event: undefined }} {...shared} />;
    case "twd":
      return <Link to="/twd" search={searchOf(memory.twd)} {...shared} />;
    case "crypt":
      return <Link to="/crypt" search={searchOf(memory.crypt)} {...shared} />;
    case "library":
      return <Link to="/library" search={searchOf(memory.library)} {...shared} />;
    case "cards":
      return <Link to="/cards/{-$id}" params={{ id: memory.card?.toString() }} {...shared} />;
  }
}

function searchOf(q: string | undefined): { q?: string } {
  return q === undefined ? {} : { q };
}
