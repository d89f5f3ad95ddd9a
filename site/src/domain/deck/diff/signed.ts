/** "+2", "−1", with the sign that is as wide as the plus; "" where there is no difference. */
export function signed(by: number): string {
  if (by === 0) return "";
  return by > 0 ? `+${by}` : `−${-by}`;
}
