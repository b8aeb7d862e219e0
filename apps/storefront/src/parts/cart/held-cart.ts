import type { Cart } from '@stagedoor/contract/entities/cart';
import { localDeadline } from '@stagedoor/rules/checkout/cart-clock';

/** A cart as this page knows it, with the moment its time is over by the device's clock. */
export interface HeldCart {
  cart: Cart;
  deadline: Date;
  /** It ended while the page was open: `cart` is how it was last. */
  ended?: 'EXPIRED' | 'RELEASED';
}

const isOver = (state: Cart['state']): state is 'EXPIRED' | 'RELEASED' =>
  state === 'EXPIRED' || state === 'RELEASED';

/** Takes in an answer. A cart that was live here and is over now keeps its last picture, for the words about its end. */
export function heldCart(cart: Cart, receivedAt: Date, before?: HeldCart): HeldCart {
  const wasLive = before?.cart.uuid === cart.uuid && !isOver(before.cart.state);
  if (isOver(cart.state) && wasLive) return { ...before, ended: cart.state };
  return { cart, deadline: localDeadline(cart.clock.secondsToExpire, receivedAt) };
}

/** Tickets are held in it, as far as this page knows. */
export const isHeld = (held: HeldCart | undefined): held is HeldCart =>
  held !== undefined && !held.ended && held.cart.clock.running && !isOver(held.cart.state);
