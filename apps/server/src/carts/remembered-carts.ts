// What this process saw of carts last. It decides nothing by itself: whoever goes on from there lets the statement that
// writes see whether it is still so, and looks anew where it is not.
import type { SeenCart } from './seen-cart-store.ts';

const MOST = 4000;

export interface RememberedCarts {
  find(cartUuid: string): SeenCart | undefined;
  keep(seen: SeenCart): void;
  forget(cartUuid: string): void;
}

export function rememberedCarts(most = MOST): RememberedCarts {
  const carts = new Map<string, SeenCart>();
  const forget = (cartUuid: string): void => {
    carts.delete(cartUuid);
  };
  return {
    find: (cartUuid) => carts.get(cartUuid),
    keep: (seen) => {
      const { cart_uuid } = seen.row;
      // Whoever came last goes last.
      forget(cart_uuid);
      carts.set(cart_uuid, seen);
      const [oldest] = carts.keys();
      if (carts.size > most && oldest !== undefined) forget(oldest);
    },
    forget,
  };
}
