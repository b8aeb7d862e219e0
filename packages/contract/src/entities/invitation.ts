// What an invitation opens (ENTITY-26): the events with the levels it is good for, and how their tickets may arrive.
import * as z from 'zod/mini';
import { entity, flag, id, instant, list, maybe, text } from '../wire.ts';
import type { Of } from '../wire.ts';
import { deliveryMethod } from './delivery-method.ts';
import { outletEvent } from './event.ts';

const inviteInfo = entity('InviteInfo', {
  /** GUEST-08: -1 all options, -2 shipping and mobile, -3 will call, otherwise the one delivery method. */
  deliveryMode: ['DeliveryMode', z.int()],
  collectsPayment: ['CollectPayment', flag],
  guestName: ['GuestName', text],
  guestEmail: ['GuestEmail', maybe(text)],
  expiresAt: ['ExpiresAt', instant],
  ticketQuota: ['MaxTickets', z.int()],
  ticketsLeft: ['TicketsLeft', z.int()],
});
export type InviteInfo = Of<typeof inviteInfo>;

/** What is added to the prices of an event, in parts per million. */
const eventTax = entity('EventTax', {
  eventId: ['OutletEventID', id],
  ppm: ['TaxPpm', z.int()],
  /** What they contain instead. */
  includedPpm: ['IncludedPpm', maybe(z.int())],
});
const levelTax = entity('LevelTax', {
  priceLevelId: ['PriceLevelID', id],
  ppm: ['TaxPpm', z.int()],
  includedPpm: ['IncludedPpm', maybe(z.int())],
});

export const invitation = entity('GuestInvitation', {
  /** Missing, with empty lists, for whoever has shown no invitation. */
  info: ['inviteInfo', maybe(inviteInfo)],
  events: ['OutletEvents', list(outletEvent)],
  taxes: ['EventTaxes', list(eventTax)],
  /** Of levels that are taxed in another way than their event. */
  levelTaxes: ['LevelTaxes', maybe(list(levelTax))],
  deliveryMethods: ['DeliveryMethods', list(deliveryMethod)],
});
export type Invitation = Of<typeof invitation> & { info: InviteInfo };
