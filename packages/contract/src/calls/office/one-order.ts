// One order with its whole story, and what staff do with it.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, id, instant, line, list, maybe, paragraph, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';

const cents = z.int();

export const addressFields = {
  firstName: text,
  lastName: text,
  companyName: maybe(text),
  addressLineOne: text,
  addressLineTwo: maybe(text),
  city: text,
  state: text,
  zip: text,
  countryId: maybe(id),
  phone: text,
  note: maybe(text),
};
/** Where something goes, in our own names; missing for roles that may not read it. */
export const officeAddress = shape('OfficeAddress', addressFields);
export type OfficeAddress = Of<typeof officeAddress>;

const orderLine = shape('OfficeOrderLine', {
  eventId: id,
  level: text,
  item: text,
  quantity: id,
  canceled: flag,
  canceledQuantity: id,
  refundAsked: flag,
  upgradeAsked: flag,
  seats: list(text),
  /** Seats that it has no more. */
  canceledSeats: list(text),
  eachCents: cents,
  taxCents: cents,
  totalCents: cents,
});

const orderShow = shape('OfficeOrderShow', {
  id,
  name: text,
  startsAt: maybe(instant),
  venue: maybe(text),
  place: maybe(place),
  lines: list(orderLine),
});

/** On somebody's phone. */
const phoneTicket = shape('OfficePhoneTicket', {
  ticketId: id,
  eventId: id,
  place: text,
  issuedAt: instant,
  /** The friend who has it. */
  sentTo: maybe(text),
});
export type PhoneTicket = Of<typeof phoneTicket>;

const orderPayment = shape('OfficeOrderPayment', {
  sort: id,
  amountCents: cents,
  dueDay: maybe(text),
  state: z.enum(['paid', 'declined', 'charging', 'unpaid']),
  message: maybe(text),
  card: maybe(text),
});

export const storyParts = ['money', 'letters', 'tickets', 'staff'] as const;

/** One thing that happened, in words. */
const storyEntry = shape('StoryEntry', {
  key: text,
  /** Missing where nobody wrote it down. */
  at: maybe(instant),
  part: z.enum(storyParts),
  title: text,
  detail: maybe(text),
  /** `customer`, a staff member's name, `scheduler`, `gateway`, `mail`, `draw`. */
  who: text,
  tone: z.enum(['neutral', 'good', 'critical', 'data']),
  /** The letter, where it is one. */
  mailId: maybe(uuid),
});
export type StoryEntry = Of<typeof storyEntry>;

const officeOrder = shape('OfficeOrder', {
  number: text,
  outletId: id,
  placedAt: instant,
  /** Placed while its outlet was tested. */
  isTest: maybe(flag),
  /** Handed back with a change. */
  updatedAt: instant,
  state: text,
  email: text,
  /** LANG-06: in which its buyer is written to; missing where it is the outlet's own. */
  language: maybe(text),
  customer: maybe(shape('OfficeOrderCustomer', { id, name: text, email: text, orders: id })),
  /** What a buyer without an account is called. */
  buyer: maybe(text),
  /** PROG-12: sold at the counter; until when it may be paid, where it is not yet. */
  counter: maybe(shape('OfficeOrderCounter', { payUntil: maybe(instant), dueCents: cents })),
  shows: list(orderShow),
  payments: list(orderPayment),
  money: shape('OfficeOrderMoney', {
    ticketsCents: cents,
    taxesCents: cents,
    shippingCents: cents,
    planFeeCents: cents,
    totalCents: cents,
    /** What later changes added to it or took off it. */
    changedCents: cents,
    owedCents: cents,
    paidCents: cents,
    returnedCents: cents,
    dueCents: cents,
    /** MONEY-04: the tax in what is owed, by rate; empty where taxes came on top. */
    includedTaxes: list(shape('OfficeIncludedTax', { ppm: cents, taxCents: cents })),
    /** CODE-06: what it was bought with, and what that took off; it is no part of the tickets any more. */
    code: maybe(shape('OfficeOrderCode', { code: text, offCents: cents })),
  }),
  /** MONEY-05: the oldest first; where to fetch one is told to those who may read the customer's address. */
  invoices: list(
    shape('OfficeInvoice', {
      number: text,
      kind: z.enum(['invoice', 'credit-note']),
      day: text,
      totalCents: cents,
      url: maybe(text),
    }),
  ),
  delivery: maybe(text),
  address: maybe(officeAddress),
  /** Why it cannot go elsewhere any more; missing while it can. */
  addressFixed: maybe(text),
  shippedDay: maybe(text),
  shipDay: maybe(text),
  trackingNumber: maybe(text),
  phoneTickets: list(phoneTicket),
  story: list(storyEntry),
  /** Parts of the story that could not be read just now. */
  missing: list(text),
});
export type OfficeOrder = Of<typeof officeOrder>;

const orderNumber = line(20);

export const getOfficeOrder = officeCall({
  name: 'getOfficeOrder',
  module: 'orders',
  method: 'GET',
  path: 'orders/get',
  permission: 'orders.look',
  changes: false,
  summary: 'One order by its number: tickets, money, where it goes, and everything that happened to it.',
  input: asked('OfficeOrderKey', { number: orderNumber }),
  output: officeOrder,
  refusals: ['ORDER_NOT_FOUND'],
});

export const addOrderNote = officeCall({
  name: 'addOrderNote',
  module: 'orders',
  path: 'orders/note',
  permission: 'customers.note',
  changes: true,
  summary: 'A note for the desk; customers never see it.',
  input: asked('OrderNote', { number: orderNumber, content: paragraph(2000) }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND'],
});
