// TICKET-04: a ticket goes to a friend, and comes back until it is scanned.
import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import { orderRef } from '../../entities/order-ref.ts';
import { givenId } from '../../given.ts';
import { shopCall } from '../../shop-call.ts';
import { entity, nothing, typed } from '../../wire.ts';

const which = {
  order: ['CustomerOrderID', orderRef, 'OrderID'],
  ticketId: ['TicketID', givenId],
} as const;

export const sendTicket = shopCall({
  name: 'sendTicket',
  module: 'fulfilment',
  path: 'mobiletickets/send',
  access: 'customer',
  summary: 'Sends a ticket to a friend, who gets an address of their own; the old code is over at once.',
  input: entity('TicketSending', { ...which, email: ['EmailAddress', typed(fieldLimits.email)] }),
  output: nothing,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'TICKET_REFUSED', 'INVALID_INPUT'],
});

export const takeTicketBack = shopCall({
  name: 'takeTicketBack',
  module: 'fulfilment',
  path: 'mobiletickets/takeback',
  access: 'customer',
  summary: 'Takes a ticket back from a friend, until it is scanned.',
  input: entity('TicketTakenBack', which),
  output: nothing,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'TICKET_REFUSED'],
});
