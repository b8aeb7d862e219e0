// Where is it? From anywhere.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { flag, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

/** In the order of likelihood. */
export const hitKinds = ['order', 'customer', 'request', 'ticket', 'seat', 'letter', 'event'] as const;

const searchHit = shape('SearchHit', {
  kind: z.enum(hitKinds),
  key: text,
  title: text,
  detail: maybe(text),
  /** Where it is in the box office: `/orders/Z4100000114`. */
  path: text,
  /** It is exactly what was typed. */
  isExact: flag,
  /** An order's or a request's, by its constant. */
  status: maybe(text),
  /** A customer's. */
  email: maybe(text),
});
export type SearchHit = Of<typeof searchHit>;

export const searchOffice = officeCall({
  name: 'searchOffice',
  module: 'overview',
  method: 'GET',
  path: 'search',
  permission: 'search.look',
  changes: false,
  summary:
    'Orders and requests by number, last digits or customer, customers by name or e-mail, orders by a tracking number, a card’s last four, a reference or a transaction of the gateway, seats as one says them, tickets by the code on them, letters by address or subject, events by name, artist, venue or city; as far as the role may see.',
  input: asked('SearchQuestion', { q: line(200) }),
  output: shape('SearchAnswer', {
    hits: list(searchHit),
    /** Kinds that could not be searched just now. */
    missing: list(text),
  }),
});
