import { INSTALLMENTS } from '@stagedoor/rules/programme/judge-series';
import { publicInputKinds } from '@stagedoor/rules/draw/draw-settings';
import { flag, oneOf, reference } from './fields/choices.ts';
import { calendarDay, moment } from './fields/dates.ts';
import { dollars, id, share, whole } from './fields/numbers.ts';
import { listOf, optional, record } from './fields/record.ts';
import { line, text } from './fields/texts.ts';

/** PLAN-02: a plan has complete rules and three ascending dates, or there is none. */
const paymentPlan = record('payment plan', {
  fee: dollars,
  payments: optional(whole(INSTALLMENTS, INSTALLMENTS), INSTALLMENTS),
  eligibilityMinimum: dollars,
  firstPaymentMinimum: dollars,
  firstPaymentPercent: share,
  installments: listOf(calendarDay),
});

const MOST_TICKETS = 100_000;
const LARGEST = 2_147_483_647;
const cap = optional(whole(1, MOST_TICKETS));

/** Where the public number will come from; each kind has keys of its own. */
const publicInput = record('public input', {
  kind: oneOf(publicInputKinds),
  source: optional(line(300)),
  count: optional(whole(12, 64)),
  chain: optional(line(64)),
  publicKey: optional(line(1000)),
  scheme: optional(line(100)),
  genesis: optional(whole(0, LARGEST)),
  period: optional(whole(1, 1_000_000)),
  round: optional(whole(1, LARGEST)),
});

/** How it is drawn; what the rules' bytes hold of it cannot change once the series is open. */
const draw = record('draw', {
  partial: optional(flag, false),
  households: optional(flag, false),
  caps: optional(record('caps', { tickets: cap, ticketsPerEvent: cap, events: cap }), {
    tickets: null,
    ticketsPerEvent: null,
    events: null,
  }),
  publicInput,
  graceHours: optional(whole(1, 720), 72),
  walkAt: optional(line(5), '12:00'),
});

/** Requests belong to a series: the window, the plan and the draw live there. */
export const series = record('series', {
  id,
  name: line(),
  showName: optional(flag, true),
  tour: optional(reference('tour')),
  visible: optional(moment),
  opens: optional(moment),
  closes: optional(moment),
  visibleMessage: optional(text()),
  closedMessage: optional(text()),
  shippingNote: optional(text()),
  mobileDelivery: optional(flag, false),
  domesticDelivery: optional(reference('delivery method')),
  internationalDelivery: optional(reference('delivery method')),
  addressChanges: optional(flag, true),
  shipDay: optional(calendarDay),
  paymentPlan: optional(paymentPlan),
  draw: optional(draw),
});
