import { expect, it } from "vitest";
import { browser } from "../testing/fake-browser.test.support";

const noCalls = () => Promise.reject(new Error("No call was expected"));

it("is ready at once for a visitor, who has nothing stored, and for a user once that is read", async () => {
  expect(browser().open(noCalls, { user: undefined }).ready.get()).toBe(true);
  const own = browser().open(noCalls);
  expect(own.ready.get()).toBe(false);
  await own.started;
  expect(own.ready.get()).toBe(true);
});
