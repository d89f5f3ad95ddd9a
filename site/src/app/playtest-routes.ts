import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPage } from "./load-page";
import { rootRoute, textsIn } from "./root-route";

/** The pages of the playtest's admins; the screen reads the path itself. */
const adminPage = {
  getParentRoute: () => rootRoute,
  staticData: { title: "shell.playtest" },
  component: lazyRouteComponent(loadPage("playtest-admin", () => import("./playtest-admin-screen"))),
} as const;

export const playtestManageRoute = createRoute({ ...adminPage, path: "/playtest/manage" });

/** What the reports page shows; the screen reads it. */
interface ReportsInUrl {
  readonly round?: string;
  readonly kind?: string;
  readonly sort?: string;
}

export const playtestReportsRoute = createRoute({
  ...adminPage,
  path: "/playtest/reports",
  validateSearch: (raw: Record<string, unknown>): ReportsInUrl => textsIn(raw, ["round", "kind", "sort"]),
});
