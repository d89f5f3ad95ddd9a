/** "+2", "−1" with a minus sign as wide as the plus; "" for 0. */
export function signed(by: number): string {
  if (by === 0) return "";
  return by > 0 ? `+${by}` : `−${-by}`;
}
