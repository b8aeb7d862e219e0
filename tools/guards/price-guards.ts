// What keeps a charge equal to what was shown.
import { guard, type Guard } from './guard.ts';

const carts = 'apps/server/src/carts';
const test = `${carts}/kept-prices.server.test.ts`;

export const priceGuards: Guard[] = [
  guard(
    'SEC-78',
    'a line keeps the price it came in with',
    `${carts}/cart-prices.ts`,
    ['line.offer ?? (level && lineOffer(level))', 'level && lineOffer(level)'],
    test,
  ),
  guard(
    'SEC-78',
    'the delivery keeps the price it was chosen at',
    `${carts}/cart-prices.ts`,
    ['delivery_price_cents ?? method.priceCents', 'method.priceCents'],
    test,
  ),
  guard(
    'SEC-78',
    'another total than the one shown is refused',
    `${carts}/prepare-order.ts`,
    ['expectedTotalCents !== totalCents', 'false'],
    test,
  ),
];
