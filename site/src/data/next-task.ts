/** Milliseconds of work after which the page may paint and handle input. */
export const MAX_SLICE_MS = 5;

/**
 * Lets the page handle input and paint between two pieces of work. A message has no minimum delay, unlike a timer: long
 * work in short slices is not slower.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
