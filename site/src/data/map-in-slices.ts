import { MAX_SLICE_MS, nextTask } from "./next-task";

/** Items between two looks at the clock. */
const STEP = 32;

/** Converts all items in their order; a long list is converted in several tasks of the page. */
export async function mapInSlices<From, To>(
  items: readonly From[],
  convert: (item: From, index: number) => To,
): Promise<readonly To[]> {
  const converted: To[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    converted.push(convert(item, index));
    if (converted.length % STEP !== 0 || performance.now() - began < MAX_SLICE_MS) continue;
    await nextTask();
    began = performance.now();
  }
  return converted;
}
