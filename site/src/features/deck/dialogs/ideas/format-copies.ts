/** The interquartile range: "2–4"; nothing without enough data. */
export function formatCopies(copies: readonly number[]): string {
  const [low, , high] = copies;
  if (low === undefined || high === undefined) return "–";
  return low === high ? String(low) : `${low}–${high}`;
}
