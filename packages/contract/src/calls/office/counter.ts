// PROG-12: the desk sells, gives away and reserves at the counter.
import { counterWays } from '@stagedoor/rules/orders/counter-ways';
import { CODE_MOST_TYPED } from '@stagedoor/rules/codes/code-text';
import { handMethods } from '@stagedoor/rules/money/hand-methods';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, calendarDay, flag, id, instant, line, list, maybe, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { typedCode } from '../../entities/code.ts';
import { officeCodeTerms } from './codes.ts';
import { typedAddress } from './typed-address.ts';

const cents = z.int();

const counterLevel = shape('CounterLevel', {
  id,
  item: text,
  name: text,
  isAddOn: flag,
  /** At this moment, by dates and by the desk. */
  isOnSale: flag,
  free: id,
  priceCents: cents,
  fees: list(shape('CounterFee', { name: text, valueCents: cents })),
  taxPpm: id,
  includedPpm: id,
  limit: id,
  minimum: id,
  multiplier: id,
  /** Its seats have names and may be chosen. */
  hasNamedSeats: flag,
});
export type CounterLevel = Of<typeof counterLevel>;

const counterDelivery = shape('CounterDelivery', {
  uuid,
  name: text,
  priceCents: cents,
  /** Something is sent: it must be known where to. */
  needsAddress: flag,
});

const counter = shape('Counter', {
  eventId: id,
  outletId: id,
  name: text,
  startsAt: maybe(instant),
  venue: maybe(text),
  levels: list(counterLevel),
  deliveries: list(counterDelivery),
  /** Days of the seller's, for those that are kept until a day. */
  today: calendarDay,
  lastDayKept: calendarDay,
  /** How many tickets may be given away at once by whoever asks; none: as many as the levels allow. */
  giftTickets: maybe(id),
  /** What the desk may, for owners, who may change it. */
  deskGiftTickets: maybe(id),
});
export type Counter = Of<typeof counter>;

export const getCounter = officeCall({
  name: 'getCounter',
  module: 'counter',
  method: 'GET',
  path: 'counter/get',
  permission: 'counter.sell',
  changes: false,
  summary:
    'What can be sold of an event at the counter: levels with all they cost, what is left, ways of delivery.',
  input: asked('CounterKey', { eventId: addressedId }),
  output: counter,
  refusals: ['NOT_FOUND'],
});

const wishes = {
  eventId: id,
  lines: list(
    asked('CounterLine', {
      levelId: id,
      quantity: id,
      /** These very seats, as many as the quantity: `D 9-12, E 3`. Without them the best ones. */
      seats: maybe(line(2000)),
    }),
  ),
  firstName: line(200),
  lastName: line(200),
  email: line(200),
  deliveryMethodUuid: uuid,
  /** Where something is sent. */
  address: maybe(asked('CounterAddress', typedAddress)),
};
const codeRefusals = ['CODE_NOT_KNOWN', 'CODE_NOT_NOW', 'CODE_NOT_FOR_THIS'] as const;
const soldOrder = shape('CounterOrder', { number: text });
const whyNot = [
  'NOT_FOUND',
  'INVALID_INPUT',
  'NOT_ON_SALE',
  'QUANTITY_NOT_ALLOWED',
  'SEATS_GONE',
  'SEAT_LEFT_ALONE',
  'COMPANION_ALONE',
  'DELIVERY_NOT_OFFERED',
  'COUNTER_REFUSED',
] as const;

const counterCode = shape('CounterCode', {
  code: text,
  /** The levels of the event that it is for. */
  levelIds: list(id),
  /** Of them those that are on sale to whoever has it. */
  openLevelIds: list(id),
  takesOff: maybe(officeCodeTerms),
  /** In one order. */
  mostTickets: maybe(id),
});
export type CounterCode = Of<typeof counterCode>;

export const tryCounterCode = officeCall({
  name: 'tryCounterCode',
  module: 'counter',
  path: 'counter/code',
  permission: 'counter.sell',
  changes: false,
  summary: 'What a code of the buyer does at this event: what it opens, and what it takes off.',
  input: asked('CounterCodeWish', { eventId: id, code: line(CODE_MOST_TYPED) }),
  output: counterCode,
  refusals: ['NOT_FOUND', ...codeRefusals],
});

export const sellAtCounter = officeCall({
  name: 'sellAtCounter',
  module: 'counter',
  path: 'counter/sell',
  permission: 'counter.sell',
  changes: true,
  summary:
    'Sell at the counter: paid by a link within 30 minutes, kept until a day, on invoice, or in cash. All that was wished for, or nothing.',
  input: asked('CounterSale', {
    ...wishes,
    /** What the buyer has, as it is typed. */
    code: typedCode,
    way: z.enum(counterWays),
    /** For what is kept until a day. */
    untilDay: maybe(calendarDay),
    /** What was told at the counter. */
    totalCents: cents,
  }),
  output: soldOrder,
  refusals: [...whyNot, ...codeRefusals, 'SUM_NOT_CHARGED'],
});

export const giveAwayAtCounter = officeCall({
  name: 'giveAwayAtCounter',
  module: 'counter',
  path: 'counter/give-away',
  permission: 'counter.give-away',
  changes: true,
  summary:
    'Give tickets away: they cost nothing, and neither do fees and delivery. The desk up to the owner’s number.',
  input: asked('CounterGift', { ...wishes, reason: line(500) }),
  output: soldOrder,
  refusals: whyNot,
});

const orderNumber = line(20);

export const takeCounterMoney = officeCall({
  name: 'takeCounterMoney',
  module: 'counter',
  path: 'counter/take-money',
  permission: 'counter.take-money',
  changes: true,
  summary:
    'Note that an order of the counter was paid in cash or by invoice. One that was canceled meanwhile takes no money.',
  input: asked('CounterMoney', {
    number: orderNumber,
    method: z.enum(handMethods),
    amountCents: cents,
    note: maybe(line(500)),
  }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'COUNTER_REFUSED'],
});

export const sendPaymentLink = officeCall({
  name: 'sendPaymentLink',
  module: 'counter',
  path: 'counter/send-link',
  permission: 'counter.sell',
  changes: true,
  summary:
    'Write once more to whoever has to pay an order of the counter; what was to be paid at once has 30 minutes again.',
  input: asked('PaymentLinkOrder', { number: orderNumber }),
  output: shape('SentPaymentLink', { until: instant }),
  refusals: ['ORDER_NOT_FOUND', 'COUNTER_REFUSED'],
});

export const saveGiftLimit = officeCall({
  name: 'saveGiftLimit',
  module: 'counter',
  path: 'counter/gift-limit',
  permission: 'setup.change',
  changes: true,
  summary: 'How many tickets the desk may give away at once.',
  input: asked('GiftLimit', { tickets: z.int().check(z.minimum(0), z.maximum(100)) }),
  output: noFields,
});

export const counterCalls = [
  getCounter,
  tryCounterCode,
  sellAtCounter,
  giveAwayAtCounter,
  takeCounterMoney,
  sendPaymentLink,
  saveGiftLimit,
];
