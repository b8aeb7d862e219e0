// A cart as whoever opened it knows it, without looking: what was written down in one transaction has one mark.
import type { ShopCaller } from '../accounts/index.ts';
import type { SeenCart } from './seen-cart-store.ts';
import type { MarkedCart } from './cart-store.ts';
import { linesOf } from './fill-carts.ts';
import type { HeldInCart, Opening } from './fill-carts.ts';

/** Nothing where it takes more than a row to say whose the session is. */
export function seenWhenOpened(
  opening: Opening,
  { held, mark }: HeldInCart,
  { known }: ShopCaller,
): SeenCart | undefined {
  if (!known) return undefined;
  const { cart, wishes } = opening;
  const row: MarkedCart = {
    seller_id: cart.sellerId,
    cart_uuid: cart.cartUuid,
    outlet_id: cart.outletId,
    session_id: cart.sessionId,
    user_id: cart.userId ?? null,
    state: 'REVIEW',
    created_at: cart.now,
    deadline: cart.deadline,
    network: cart.network,
    shipping_address: null,
    delivery_method_uuid: null,
    delivery_price_cents: null,
    payment_method_uuid: null,
    code: cart.code ?? null,
    offer_uuid: cart.offerUuid ?? null,
    bill: null,
    confirm_url: null,
    clock_stopped: false,
    payment_problem: null,
    declined_cards: [],
    mark,
  };
  const seats = new Map(
    wishes.flatMap(({ level }, index) => {
      const places = held[index]?.places ?? [];
      const best = places.toSorted((a, b) => a.rank - b.rank);
      return best.length > 0 ? [[level.levelId, best] as const] : [];
    }),
  );
  const lines = linesOf(opening, held)
    .map((line) => ({ ...line, mark }))
    .toSorted((a, b) => Number(a.is_add_on) - Number(b.is_add_on) || a.price_level_id - b.price_level_id);
  return { row, lines, offers: { seats, others: new Map() }, session: known };
}
