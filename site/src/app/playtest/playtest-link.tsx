import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePlaytestRole } from "../../data/playtest/playtest-role";

const PAGE: string = "/playtest";

interface PlaytestLinkProps {
  readonly className?: string | undefined;
  /** Replaces the present history entry: the menu that contains the link. */
  readonly replace?: boolean;
  readonly icon?: ReactNode;
  /** Shows the icon alone. */
  readonly short?: boolean;
}

/** The page of the playtest in the navigation, for its users only. */
export function PlaytestLink({ className, icon, replace = false, short = false }: PlaytestLinkProps) {
  if (usePlaytestRole() === "none") return null;
  const label = short ? { "aria-label": "Playtest", title: "Playtest" } : {};
  return (
    <Link to={PAGE} className={className} replace={replace} activeProps={{}} {...label}>
      {icon} {!short && "Playtest"}
    </Link>
  );
}
