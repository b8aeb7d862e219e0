// Charging: the run, what was declined, what is to come, and what nobody knows yet.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { calendarDay, id, instant, line, list, maybe, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const sum = shape('ChargeSum', { cards: id, cents: z.int() });

const run = shape('ChargingRun', {
  /** What the draw is called: `13`. */
  run: text,
  seriesId: id,
  name: text,
  publishedAt: instant,
});

const declined = shape('DeclinedPayment', {
  paymentId: id,
  order: text,
  name: text,
  run: text,
  amountCents: z.int(),
  /** The gateway's words. */
  why: text,
  failedAt: instant,
  /** Missing where no clock runs: a later installment, or one that waits for a person. */
  graceUntil: maybe(instant),
  extended: id,
  nextTryAt: maybe(instant),
});
export type DeclinedPayment = Of<typeof declined>;

const undecided = shape('UndecidedPayment', {
  ref: text,
  /** What it pays for, if an order: its number. */
  order: maybe(text),
  amountCents: z.int(),
  lastFour: text,
  state: z.enum(['dispatched', 'unknown', 'held', 'attention']),
  since: instant,
  /** What is known, in order of time. */
  evidence: list(shape('PaymentEvidence', { at: instant, what: text })),
  /** Until then it may be sent again with the same reference. */
  sendAgainUntil: instant,
  nextLookAt: maybe(instant),
});
export type UndecidedPayment = Of<typeof undecided>;

const charging = shape('Charging', {
  runs: list(run),
  run: maybe(run),
  captured: sum,
  declined: sum,
  waiting: sum,
  held: sum,
  unknown: sum,
  /** Since when the card gateway cannot be reached: nothing is charged meanwhile. */
  gatewayAwaySince: maybe(instant),
  /** The task of the run. */
  taskId: maybe(uuid),
  declinedPayments: list(declined),
  coming: list(shape('ComingInstallments', { day: calendarDay, cards: id, cents: z.int() })),
  undecided: list(undecided),
});
export type Charging = Of<typeof charging>;

export const getCharging = officeCall({
  name: 'getCharging',
  module: 'awards',
  method: 'GET',
  path: 'charging',
  permission: 'charging.look',
  changes: false,
  summary:
    'One run, or all of them: what was captured, declined, waits, is held or unknown; clocks that run; installments by day; payments of unknown outcome with what is known of them.',
  input: asked('ChargingQuestion', { run: maybe(line(20)) }),
  output: charging,
});

const refusals = ['NOT_FOUND', 'CHARGING_REFUSED'] as const;
const reason = line(300).check(z.minLength(3));
const paymentIds = list(id).check(z.minLength(1), z.maxLength(500));

export const retryCharges = officeCall({
  name: 'retryCharges',
  module: 'awards',
  path: 'charging/retry',
  permission: 'charging.decide',
  changes: true,
  summary:
    'Tries declined payments again with the cards they have now, as the run does. Answers how many will be.',
  input: asked('RetryCharges', { paymentIds, reason }),
  output: shape('RetriedCharges', { retried: id }),
  refusals,
});

export const extendGrace = officeCall({
  name: 'extendGrace',
  module: 'awards',
  path: 'charging/extend',
  permission: 'charging.decide',
  changes: true,
  summary: 'Gives a fan more time to mend a declined first payment; twice at most.',
  input: asked('ExtendGrace', {
    paymentId: id,
    hours: z.int().check(z.minimum(1), z.maximum(168)),
    reason,
  }),
  output: shape('ExtendedGrace', { until: instant }),
  refusals,
});

export const letGo = officeCall({
  name: 'letGo',
  module: 'awards',
  path: 'charging/let-go',
  permission: 'charging.decide',
  changes: true,
  summary:
    'Cancels unpaid awards before their time is over: the fan is told, the seats go to the next walk. What was paid, or is being charged, stays.',
  input: asked('LetGo', { paymentIds, reason }),
  output: shape('LetGone', { canceled: id }),
  refusals,
});

export const askGateway = officeCall({
  name: 'askGateway',
  module: 'awards',
  path: 'charging/ask',
  permission: 'charging.decide',
  changes: true,
  summary: 'Looks a payment of unknown outcome up at the gateway now.',
  input: asked('AskGateway', { ref: line(20) }),
  output: shape('AskedGateway', { state: text }),
  refusals,
});

export const settleCharge = officeCall({
  name: 'settleCharge',
  module: 'awards',
  path: 'charging/settle',
  permission: 'charging.decide',
  changes: true,
  summary:
    'Ends a payment that the eight hours did not decide: by the transaction that was found at the gateway, which is looked up and must have the same reference and amount; or, without one, as never charged, if the gateway does not know it now either.',
  input: asked('SettleCharge', { ref: line(20), transactionId: maybe(line(40)), reason }),
  output: shape('SettledCharge', { state: text }),
  refusals,
});
