/** Points in halves: "1.5" or "1,5". */
export function formatPoints(points: number, language: string): string {
  return language === "en" ? String(points) : String(points).replace(".", ",");
}
