import { createContext, use } from 'react';
import type { CartTime } from './cart-clock.tsx';
import type { Cart } from '@stagedoor/contract/entities/cart';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Crumb, WayBack } from '@stagedoor/rules/checkout/checkout-path';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';

/** What every stage of an instant purchase knows. */
export interface Checkout {
  cart: Cart;
  /** How long it is still held. */
  time: CartTime;
  event: OutletEvent | undefined;
  crumbs: readonly Crumb[];
  addressOf: (stage: Stage) => string;
  /** The stage before this one, where it can be reopened. */
  back: WayBack | undefined;
  /** Goes on from this stage, with the cart as it is after it. */
  goOn: (cart: Cart) => void;
  /** Asks the server what became of the cart; none where it could not be asked. */
  reread: () => Promise<Cart | undefined>;
}

export const CheckoutContext = createContext<Checkout | null>(null);

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('useCheckout needs a checkout around it');
  return checkout;
}
