import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useTask } from "./use-task";

it("runs a task once for two clicks before the next render", async () => {
  const { result } = renderHook(() => useTask());
  const save = vi.fn(async () => {});
  const { run } = result.current;
  await act(async () => {
    run(save);
    run(save);
  });
  expect(save).toHaveBeenCalledOnce();
  await act(async () => result.current.run(save));
  expect(save).toHaveBeenCalledTimes(2);
});

it("repeats a task that is to run once only after a failure", async () => {
  const { result } = renderHook(() => useTask({ once: true }));
  const make = vi.fn(async () => {});
  make.mockRejectedValueOnce(new Error("down"));
  await act(async () => result.current.run(make));
  expect(result.current.task).toBe("failed");
  await act(async () => result.current.run(make));
  await act(async () => result.current.run(make));
  expect(make).toHaveBeenCalledTimes(2);
});
