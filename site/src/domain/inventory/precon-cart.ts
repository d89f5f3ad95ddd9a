import { type Copies, missingAfter, type PreconCards, type PreconOffer, preconOffers } from "./precon-offers";

/** Precons that the user thinks of buying, with their number. */
export type Cart = ReadonlyMap<string, number>;

/** What the cart leaves missing, and what it brings. */
export interface CartEffect {
  readonly left: Copies;
  readonly covered: Copies;
}

export function cartEffect(missing: Copies, cart: Cart, precons: readonly PreconCards[]): CartEffect {
  const bought = precons.flatMap((precon) => Array.from({ length: cart.get(precon.id) ?? 0 }, () => precon));
  const left = missingAfter(missing, bought);
  const covered = [...missing].map(([card, copies]) => [card, copies - (left.get(card) ?? 0)] as const);
  return { left, covered: new Map(covered.filter(([, copies]) => copies > 0)) };
}

/** Precons in the cart first, then those that would bring the most of what it leaves missing. */
export function rankedPrecons<Precon extends PreconCards>(
  left: Copies,
  cart: Cart,
  precons: readonly Precon[],
): readonly Precon[] {
  const chosen = precons.filter(({ id }) => (cart.get(id) ?? 0) > 0);
  const others = preconOffers(left, precons).map(({ precon }) => precon);
  return [...chosen, ...others.filter((precon) => !chosen.includes(precon))];
}

/** What each precon would bring, by its id; nothing is absent. */
export function offersById<Precon extends PreconCards>(
  left: Copies,
  precons: readonly Precon[],
): ReadonlyMap<string, PreconOffer<Precon>> {
  return new Map(preconOffers(left, precons).map((offer) => [offer.precon.id, offer]));
}

/** A cart with each of these precons as often as it is listed. */
export function cartOf(precons: readonly PreconCards[]): Cart {
  const cart = new Map<string, number>();
  for (const { id } of precons) cart.set(id, (cart.get(id) ?? 0) + 1);
  return cart;
}
