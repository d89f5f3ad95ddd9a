/** A random integer from 0 to 2³² − 1, from the device. */
export function deviceRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
