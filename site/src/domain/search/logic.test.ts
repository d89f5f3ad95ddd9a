import { expect, test } from "vitest";
import { type Logic, nextLogic } from "./logic";

test.each<[readonly Logic[], string]>([
  [["and", "not"], "and not and"],
  [["or", "not"], "or not or"],
  [["or", "and", "not"], "or and not or"],
  [["or", "and", "not", "only"], "or and not only or"],
])("%o cycle in order", (offered, cycle) => {
  const steps: Logic[] = [offered[0] ?? "or"];
  for (let step = 0; step < offered.length; step++) steps.push(nextLogic(steps.at(-1) ?? "or", offered));
  expect(steps.join(" ")).toBe(cycle);
});
