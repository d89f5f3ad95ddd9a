import { cleanupOutdatedCaches, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { afterQuiet } from "./after-quiet";
import { cacheRequests } from "./cached-requests";
import { isMessage, SKIP_WAITING } from "./messages";
import { NO_PAGES } from "./no-pages";
import { precache } from "./precache";
import type { ServiceWorkerScope } from "./scope";

declare const self: ServiceWorkerScope;

self.addEventListener("message", ({ data }) => {
  if (isMessage(data, SKIP_WAITING)) void self.skipWaiting();
});
const application = precache(self, self.__WB_MANIFEST, [afterQuiet(self)]);
registerRoute(new PrecacheRoute(application));
cleanupOutdatedCaches();
// Pages without a copy here, such as those of cards, are answered by the shell.
registerRoute(
  new NavigationRoute(application.createHandlerBoundToURL("/index.html"), { denylist: NO_PAGES }),
);
cacheRequests();
