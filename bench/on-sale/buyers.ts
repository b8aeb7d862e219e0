// Buyers in a hurry: so many at once, each with a session of its own, each asking for one or two tickets.
import autocannon from 'autocannon';
import { HOST, HOT_LEVEL, SPREAD, sidOf } from './world.ts';

export interface Rush {
  port: number;
  concurrent: number;
  carts: number;
  firstVisitor: number;
  where: 'hot' | 'spread';
}

export interface RushResult {
  perSecond: number;
  p99Ms: number;
  refused: number;
}

/** Everybody sits at home: what one network may hold is limited. */
const addressOf = (visitor: number): string =>
  [10, (visitor >> 16) & 255, (visitor >> 8) & 255, visitor & 255].join('.');

const levelFor = (where: Rush['where'], visitor: number): number =>
  where === 'hot' ? HOT_LEVEL : SPREAD.first + ((visitor * 7919) % (SPREAD.last - SPREAD.first + 1));

/** What one visitor sends. */
export function cartOf(where: Rush['where'], visitor: number) {
  return {
    method: 'POST',
    path: '/gen.v1/cart/createcart',
    headers: {
      host: HOST,
      'content-type': 'application/json',
      'x-forwarded-for': addressOf(visitor),
      cookie: `sid=${sidOf(visitor)}`,
    },
    body: JSON.stringify({
      lineItems: [{ priceLevelID: levelFor(where, visitor), quantity: 1 + (visitor % 2) }],
    }),
  };
}

export async function rush({ port, concurrent, carts, firstVisitor, where }: Rush): Promise<RushResult> {
  let visitor = firstVisitor;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: concurrent,
    amount: carts,
    timeout: 30,
    requests: [
      {
        method: 'POST',
        path: '/gen.v1/cart/createcart',
        setupRequest: (request) => ({ ...request, ...cartOf(where, (visitor += 1)) }),
      },
    ],
  });
  const refused = result.non2xx + result.errors;
  const seconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  return { perSecond: (carts - refused) / seconds, p99Ms: result.latency.p99, refused };
}
