import type { Cart } from '@stagedoor/contract/entities/cart';
import { expect, test } from 'vitest';
import { heldCart } from './held-cart.ts';

const now = new Date('2026-11-15T17:00:00Z');
const cart = (state: Cart['state'], secondsToExpire = 0, uuid = 'a'): Cart => ({
  uuid,
  state,
  lines: [],
  clock: { running: secondsToExpire > 0, secondsToExpire },
  totals: { ticketsCents: 0, feesCents: 0, taxesCents: 0, totalCents: 0 },
});

test('[CART-07] the seconds of an answer become a deadline by the clock of this device', () => {
  expect(heldCart(cart('REVIEW', 181), now).deadline).toEqual(new Date('2026-11-15T17:03:01Z'));
});

test('[CART-08] [CHECKOUT-03] a cart that ends on an open page keeps its last picture; one that ended before has none', () => {
  const live = heldCart(cart('CHECKOUT', 600), now);
  expect(heldCart(cart('EXPIRED'), now, live)).toEqual({ ...live, ended: 'EXPIRED' });
  expect(heldCart(cart('RELEASED'), now, live)).toEqual({ ...live, ended: 'RELEASED' });
  expect(heldCart(cart('EXPIRED'), now).ended).toBeUndefined();
  expect(heldCart(cart('EXPIRED', 0, 'b'), now, live).ended).toBeUndefined();
});
