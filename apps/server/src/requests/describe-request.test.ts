import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import type { Series } from '@stagedoor/contract/entities/series';
import { expect, test } from 'vitest';
import { describeRequest } from './describe-request.ts';
import type { RequestFacts } from './describe-request.ts';
import type { EventRow, LineRow, PaymentRow, RequestRow } from './request-store.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const request = {
  seller_id: 1,
  request_id: 41,
  request_uuid: 'uuid-of-request',
  number: '4200000113',
  status: 'STATUS_REQUEST_PENDING',
  plan: null,
  shipping_address: { firstName: 'Robin', city: 'Boston' },
  delivery_method_id: 2,
  delivery_price_cents: 9_00,
  created_at: day('2026-11-01'),
  updated_at: day('2026-11-02'),
} as unknown as RequestRow;
const eventRow = (id: number, eventId: number): EventRow =>
  ({
    event_request_id: id,
    event_request_uuid: `uuid-of-event-${id}`,
    outlet_event_id: eventId,
    status: 'STATUS_REQUEST_CONFIRMED',
    created_at: day('2026-11-03'),
    updated_at: day('2026-11-04'),
  }) as unknown as EventRow;
const line = {
  line_id: 91,
  line_uuid: 'uuid-of-line',
  event_request_id: 1,
  price_level_id: 7011,
  item_id: 601,
  item_name: 'Tickets',
  level_name: 'Golden Circle',
  is_add_on: false,
  quantity: 2,
  unit_price_cents: 145_00,
  fees: [{ name: 'Service', valueCents: 14_50 }],
  tax_ppm: 0,
  opt_out: true,
  confirmed_price_level_id: 7012,
  confirmed_quantity: 1,
} as unknown as LineRow;
const showOf = (id: number, startsAt: Date | undefined): OutletEvent =>
  ({
    id,
    show: { startsAt },
    series: {},
    items: [{ priceLevels: [{ id: 7012, name: 'Balcony' }] }],
  }) as unknown as OutletEvent;
const method = (id: number, priceCents: number) =>
  ({ id, name: `Method ${id}`, priceCents }) as DeliveryMethod;
const series = {
  installment1Day: '2026-12-15',
  installment2Day: '2027-01-15',
  installment3Day: '2027-02-15',
} as Series;
const payment = {
  request_payment_id: 71,
  request_payment_uuid: 'uuid-of-payment',
  sort: 1,
  payment_method_id: 5,
} as unknown as PaymentRow;
const facts: RequestFacts = {
  request,
  series,
  // The one without a date first, then the later show.
  events: [eventRow(3, 403), eventRow(1, 401), eventRow(2, 402)],
  lines: [line],
  payments: [payment],
  currency: 'USD',
  priorities: new Set([2]),
  shows: new Map([
    [401, showOf(401, day('2027-02-04'))],
    [402, showOf(402, day('2027-02-02'))],
    [403, showOf(403, undefined)],
  ]),
  cards: new Map([[5, { id: 5, uuid: 'uuid-of-card', lastFour: '1111' } as PaymentMethod]]),
  deliveryMethods: [method(1, 0), method(2, 7_50)],
  order: { orderId: 8, uniqueId: '4100000114' },
  texts: { STATUS_REQUEST_PENDING: 'We are looking at it' },
  now: day('2026-11-15'),
};

test('[DIALOG-10] [DIALOG-12] [DIALOG-13] [STATUS-08] each field of a request comes from its own column', () => {
  expect(describeRequest(facts)).toMatchObject({
    id: 41,
    uuid: 'uuid-of-request',
    number: '4200000113',
    orderUniqueId: '4100000114',
    orderId: 8,
    status: { constant: 'STATUS_REQUEST_PENDING', customerStatus: 'We are looking at it' },
    totals: { ticketsCents: 290_00, feesCents: 29_00, shippingCents: 9_00, totalCents: 328_00 },
    planEnrolled: false,
    shipping: { id: 41, uuid: 'uuid-of-request', firstName: 'Robin', city: 'Boston' },
    // With the price that was agreed on.
    delivery: { id: 2, name: 'Method 2', priceCents: 9_00 },
    priorityUuid: 'uuid-of-event-2',
    createdAt: day('2026-11-01'),
    updatedAt: day('2026-11-02'),
  });
});

test('[HIST-REQ-14] [EVENT-24] of a series that awards one show a fan the total is that of the dearest', () => {
  const [line] = facts.lines;
  const other = { ...line!, line_id: 92, event_request_id: 2, quantity: 1 };
  const total = (mostEvents?: number) =>
    describeRequest({ ...facts, lines: [line!, other], series: { ...facts.series, mostEvents } }).totals
      .totalCents;
  expect([total(), total(2), total(1)]).toEqual([487_50, 487_50, 328_00]);
});

test('[HIST-REQ-15] [HIST-REQ-19] its events in the order of their shows, each with its own lines', () => {
  const { eventRequests } = describeRequest(facts);
  expect(eventRequests.map(({ eventId }) => eventId)).toEqual([402, 401, 403]);
  expect(eventRequests.map(({ lines }) => lines.length)).toEqual([0, 1, 0]);
  expect(eventRequests[1]).toMatchObject({
    id: 1,
    uuid: 'uuid-of-event-1',
    number: '4200000113',
    status: { constant: 'STATUS_REQUEST_CONFIRMED', customerStatus: 'Confirmed' },
    totals: { totalCents: 319_00 },
    createdAt: day('2026-11-03'),
    updatedAt: day('2026-11-04'),
  });
  expect(eventRequests[1]?.event.series).toBeUndefined();
  expect(eventRequests[1]?.totals).not.toHaveProperty('shippingCents');
  expect(eventRequests[1]?.lines).toEqual([
    {
      id: 91,
      uuid: 'uuid-of-line',
      itemId: 601,
      itemName: 'Tickets',
      priceLevelId: 7011,
      levelName: 'Golden Circle',
      priceCents: 145_00,
      fees: [{ name: 'Service', valueCents: 14_50 }],
      isAddOn: false,
      quantity: 2,
      optOut: true,
      confirmedPriceLevelId: 7012,
      confirmedLevelName: 'Balcony',
      confirmedQuantity: 1,
    },
  ]);
});

test('[DIALOG-14] [PLAN-08] one card pays once; on a plan each payment has its amount and its day', () => {
  expect(describeRequest(facts).payments).toEqual([
    {
      id: 71,
      uuid: 'uuid-of-payment',
      sort: 1,
      paymentMethodId: 5,
      paymentMethodUuid: 'uuid-of-card',
      paymentMethod: expect.objectContaining({ lastFour: '1111' }),
      amountCents: 328_00,
      dueDay: undefined,
    },
  ]);
  const plan = {
    feeCents: 15_00,
    totalPayments: 3,
    eligibilityMinimumCents: 0,
    firstPaymentMinimumCents: 0,
    firstPaymentPercent: 0.34,
  };
  const onPlan = describeRequest({
    ...facts,
    request: { ...request, plan },
    payments: [1, 2, 3].map((sort) => ({ ...payment, sort })),
  });
  expect(onPlan.totals).toMatchObject({ planFeeCents: 15_00, totalCents: 343_00 });
  expect(onPlan.payments.map(({ amountCents, dueDay }) => [amountCents, dueDay])).toEqual([
    [126_52, '2026-12-15'],
    [108_24, '2027-01-15'],
    [108_24, '2027-02-15'],
  ]);
});

test('[DIALOG-14] of two cards the one that is no longer known is left out', () => {
  const gone = { ...payment, request_payment_id: 72, sort: 2, payment_method_id: 6 };
  expect(describeRequest({ ...facts, payments: [gone, payment] }).payments).toMatchObject([
    { id: 71, paymentMethodId: 5 },
  ]);
});

test('[PLAN-02] a plan is offered while the request is pending, and only where its series offers one', () => {
  const withPlan = {
    ...series,
    offersPaymentPlan: true,
    openDate: day('2026-11-01'),
    closedDate: day('2026-12-10'),
    paymentPlanRules: {
      feeCents: 15_00,
      totalPayments: 3,
      eligibilityMinimumCents: 100_00,
      firstPaymentMinimumCents: 0,
      firstPaymentPercent: 0.34,
    },
  } as Series;
  const eligible = (change: Partial<RequestFacts>) =>
    describeRequest({ ...facts, series: withPlan, ...change }).planEligible;
  expect(eligible({})).toBe(true);
  expect(eligible({ series: { ...withPlan, offersPaymentPlan: false } })).toBe(false);
  expect(eligible({ lines: [] })).toBe(false);
  const decided = { ...request, status: 'STATUS_REQUEST_CONFIRMED' as const };
  expect(eligible({ request: decided })).toBe(false);
});
