// What goes back after the sale: who asks for it, what it would be, and what was decided.
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const cents = z.int();
const orderNumber = line(20);
const changeKind = z.enum(['refund', 'cancellation', 'upgrade', 'award', 'seats']);

/** What waits: a customer's wish, a colleague's proposal, a decision that may still be taken back, a gateway's no. */
const waitingRefund = shape('WaitingRefund', {
  number: text,
  outletId: id,
  email: text,
  why: z.enum(['asked', 'proposed', 'held-back', 'refused']),
  changeId: maybe(id),
  what: text,
  cents,
  since: instant,
  undoUntil: maybe(instant),
  problem: maybe(text),
});
export type WaitingRefund = Of<typeof waitingRefund>;

const waitingRefunds = shape('WaitingRefunds', {
  rows: list(waitingRefund),
  /** All that a person has still to decide. */
  undecided: id,
  /** Of those in the rows. */
  cents,
  /** Of a long queue the rows are its beginning; the next come up as these are decided. */
  isWhole: flag,
});

const look = 'refunds.look';

export const listRefunds = officeCall({
  name: 'listRefunds',
  module: 'after-sale',
  method: 'GET',
  path: 'refunds/list',
  permission: look,
  changes: false,
  summary: 'What waits for a decision about money that goes back, the longest waiting first.',
  input: asked('RefundQuestion', { outletId: maybe(addressedId) }),
  output: waitingRefunds,
});

const decidedRefund = shape('DecidedRefund', {
  changeId: id,
  number: text,
  outletId: id,
  email: text,
  kind: changeKind,
  state: text,
  tickets: id,
  cents,
  returnedCents: cents,
  reason: text,
  decidedAt: instant,
});
export type DecidedRefund = Of<typeof decidedRefund>;

export const listDecidedRefunds = officeCall({
  name: 'listDecidedRefunds',
  module: 'after-sale',
  method: 'GET',
  path: 'refunds/decided',
  permission: look,
  changes: false,
  summary: 'Refunds and cancellations that were decided, the latest first.',
  input: asked('DecidedRefundQuestion', { ...keysetFields, outletId: maybe(addressedId) }),
  output: keysetPage('DecidedRefundPage', decidedRefund, {}),
});

const refundTicket = shape('RefundTicket', {
  ticketId: z.int(),
  seat: maybe(text),
  /** The customer asks for it back. */
  asked: maybe(flag),
});

const refundLine = shape('RefundLine', {
  lineId: id,
  eventId: id,
  show: text,
  startsAt: maybe(instant),
  level: text,
  quantity: id,
  unitPriceCents: cents,
  unitFeesCents: cents,
  taxesCents: cents,
  takenTickets: id,
  takenTicketsCents: cents,
  takenFeesCents: cents,
  takenTaxesCents: cents,
  /** The customer asks for this line back. */
  asked: flag,
  windowOpen: flag,
  /** Those that can go. */
  tickets: list(refundTicket),
});
export type RefundLine = Of<typeof refundLine>;

const refundReturn = shape('RefundReturn', {
  returnId: id,
  amountCents: cents,
  card: text,
  way: z.enum(['gateway', 'other']),
  state: z.enum(['planned', 'returned', 'refused']),
  /** Refused, and nobody has dealt with it yet. */
  isOpen: flag,
  /** PROG-12: it came by hand, and waits for whoever gives it back. */
  isByHand: maybe(flag),
  note: maybe(text),
  waitsUntil: maybe(instant),
  settledAt: maybe(instant),
});

const refundChange = shape('RefundChange', {
  changeId: id,
  kind: changeKind,
  state: text,
  cents,
  by: text,
  reason: text,
  problem: maybe(text),
  undoUntil: maybe(instant),
  createdAt: instant,
  returns: list(refundReturn),
});
export type RefundChange = Of<typeof refundChange>;

const refund = shape('Refund', {
  number: text,
  outletId: id,
  email: text,
  customer: maybe(text),
  state: text,
  askedAt: maybe(instant),
  /** Its seats go to the next walk of the draw that awarded them. */
  isDrawn: flag,
  isCharging: flag,
  shippedDay: maybe(text),
  paidCents: cents,
  returnedCents: cents,
  owedCents: cents,
  lines: list(refundLine),
  shippingCents: cents,
  planFeeCents: cents,
  captures: list(
    shape('RefundCapture', {
      paymentId: id,
      amountCents: cents,
      returningCents: cents,
      capturedAt: instant,
      card: text,
      policy: shape('ReturnPolicy', {
        canReturnPartAtOnce: flag,
        daysUntilSettled: id,
        longestDays: maybe(id),
        /** PROG-12: it came without a gateway, and goes back without one. */
        isByHand: maybe(flag),
      }),
    }),
  ),
  open: list(shape('RefundOpenPayment', { id, sort: id, amountCents: cents, dueDay: maybe(text) })),
  changes: list(refundChange),
});
export type Refund = Of<typeof refund>;

export const getRefund = officeCall({
  name: 'getRefund',
  module: 'after-sale',
  method: 'GET',
  path: 'refunds/get',
  permission: look,
  changes: false,
  summary: 'One order as far as it can go back: tickets, money, captures, and what was decided.',
  input: asked('RefundKey', { number: orderNumber }),
  output: refund,
  refusals: ['ORDER_NOT_FOUND'],
});
