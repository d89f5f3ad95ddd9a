import { vi } from "vitest";

// Libraries stay loaded from one test file to the next; everything else is reset.
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
document.body.replaceChildren();
