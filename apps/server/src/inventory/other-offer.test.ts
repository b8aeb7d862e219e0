import { expect, test } from 'vitest';
import { otherOffer } from './other-offer.ts';

test('[CART-14] the other offer of a cart is held under a name that no cart has, and always the same one', () => {
  const cart = 'A3BB189E-8BF9-4C4B-9D2A-0F2E1C6B7D80';
  expect(otherOffer(cart)).toBe('a3bb189e-8bf9-8c4b-9d2a-0f2e1c6b7d80');
  expect(otherOffer(cart.toLowerCase())).toBe(otherOffer(cart));
  expect(otherOffer(crypto.randomUUID())).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-/);
});
