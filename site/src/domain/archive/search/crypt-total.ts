import { bandsFilter } from "./bands";

/** Crypt sizes that are counted one by one; smaller and larger ones join the ends. */
export const CRYPT_SIZES = ["12", "13", "14", "15", "16", "17", "18", "19", "20"] as const;
export const [MIN_CRYPT, MAX_CRYPT] = [12, 20] as const;

/** The size as which a crypt counts. */
export function countedCrypt(size: number): number {
  return Math.min(MAX_CRYPT, Math.max(MIN_CRYPT, size));
}

/** Number of crypt cards. */
export const cryptTotalFilter = bandsFilter({
  key: "cryptTotal",
  keyword: "cryptsize",
  bands: CRYPT_SIZES,
  values: ({ archive }) => ({ sums: archive.facts.cryptSizes.map(countedCrypt), parts: undefined }),
});
