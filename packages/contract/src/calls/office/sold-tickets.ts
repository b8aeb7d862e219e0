// Tickets as they were sold, for programs that keep a list of them elsewhere.
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, instant, maybe, text } from '../../wire.ts';

const soldTicket = shape('SoldTicket', {
  /** Of this sale: a seat that is sold again has another. */
  key: text,
  order: text,
  level: text,
  /** Missing where nobody has a seat of their own. */
  section: maybe(text),
  row: maybe(text),
  seat: maybe(text),
  /** `on-phone` once it was issued, `in` once somebody came in with it. */
  state: z.enum(['sold', 'on-phone', 'in', 'canceled']),
  changedAt: instant,
});

export const listSoldTickets = officeCall({
  name: 'listSoldTickets',
  module: 'fulfilment',
  method: 'GET',
  path: 'tickets/list',
  permission: 'orders.look',
  changes: false,
  summary:
    'The tickets of an event that were sold, sorted by `changed`: sold, issued, sent on, let in or canceled since a moment.',
  input: asked('SoldTicketQuestion', {
    ...keysetFields,
    eventId: addressedId,
    changedSince: maybe(instant),
  }),
  output: keysetPage('SoldTicketPage', soldTicket, {}),
  refusals: ['NOT_FOUND'],
});
