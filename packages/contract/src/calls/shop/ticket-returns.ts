// WAIT-06: a customer offers tickets back at face value, to those who wait for some.
import * as z from 'zod/mini';
import { order } from '../../entities/order.ts';
import { orderRef } from '../../entities/order-ref.ts';
import { givenId } from '../../given.ts';
import { shopCall } from '../../shop-call.ts';
import { entity, list, money } from '../../wire.ts';

const MOST_TICKETS = 100;

const which = {
  order: ['CustomerOrderID', orderRef, 'OrderID'],
  ticketIds: ['TicketIDs', list(givenId).check(z.minLength(1), z.maxLength(MOST_TICKETS))],
} as const;

export const offerTicketsBack = shopCall({
  name: 'offerTicketsBack',
  module: 'after-sale',
  path: 'customerorder/offerticketsback',
  access: 'customer',
  summary:
    'Offers tickets to those who wait for some. They stay the customer’s until somebody has bought them; then the money goes back, less the fee that was told.',
  input: entity('TicketsOfferedBack', {
    ...which,
    /** What each of them was said to give back. */
    shownCents: ['Shown', money],
  }),
  output: entity('TicketsOfferedBackAnswer', { order: ['order', order] }),
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'TICKET_REFUSED'],
});

export const keepTickets = shopCall({
  name: 'keepTickets',
  module: 'after-sale',
  path: 'customerorder/keeptickets',
  access: 'customer',
  summary: 'Takes tickets back that were offered to those who wait, until somebody has bought them.',
  input: entity('TicketsKept', which),
  output: entity('TicketsKeptAnswer', { order: ['order', order] }),
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'TICKET_REFUSED'],
});
