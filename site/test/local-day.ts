import { afterEach, beforeEach, vi } from "vitest";

/** During the tests of a file it is late on January 1, 2026 in UTC, and January 2 for the user. */
export function stubLocalDayBeforeEach(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-01-01T23:30:00Z"), toFake: ["Date"] });
    vi.spyOn(Date.prototype, "getFullYear").mockReturnValue(2026);
    vi.spyOn(Date.prototype, "getMonth").mockReturnValue(0);
    vi.spyOn(Date.prototype, "getDate").mockReturnValue(2);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
