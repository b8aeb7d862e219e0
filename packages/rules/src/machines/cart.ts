import type { Machine } from './state-machine.ts';

export type CartState = 'REVIEW' | 'CHECKOUT' | 'PAYING' | 'ORDERED' | 'EXPIRED' | 'RELEASED';

/** A declined card goes back to checkout; a refusal after the deadline lets the tickets go. */
export const cartMachine: Machine<CartState> = {
  REVIEW: ['CHECKOUT', 'EXPIRED', 'RELEASED'],
  CHECKOUT: ['PAYING', 'EXPIRED', 'RELEASED'],
  PAYING: ['ORDERED', 'CHECKOUT', 'EXPIRED'],
  ORDERED: [],
  EXPIRED: [],
  RELEASED: [],
};

/** A live cart still has a clock; while paying it is neither swept nor replaced. */
export const isLiveCart = (state: CartState): boolean => state === 'REVIEW' || state === 'CHECKOUT';
