import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  captureScheduledPayment,
  listOrders,
  requestItemRefund,
  updateItemUpgrade,
  updateScheduledPayments,
} from './order-history.ts';
import {
  createRequest,
  getSeriesRequests,
  putEventRequest,
  putSeriesRequest,
  updatePriority,
  updateSeriesRequest,
} from './requests.ts';

const [uuid, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const wish = { id: 4, priceLevelId: 5, quantity: 2, optOut: true };
const lotteryWish = { LotteryOEIRequestID: 4, PriceLevelID: 5, Quantity: 2, PriceLevelOptOut: true };
const card = { id: 6, paymentMethodId: 9, paymentMethodUuid: uuid, sort: 1 };
const sentCard = { oegRequestPaymentMethodId: 6, paymentMethodId: 9, paymentMethodUUID: uuid, sort: 1 };

test.each([
  [
    '[CALL-43] getlist',
    listOrders.input,
    { UserID: 7, Year: 2026, Upcoming: true },
    { userId: 7, year: 2026, upcoming: true },
  ],
  [
    '[CALL-46] updatescheduledpayments',
    updateScheduledPayments.input,
    {
      CustomerOrderID: 17,
      CustomerOrderScheduledPayments: [{ Sort: 2, PaymentMethodID: 9, PaymentMethodUUID: uuid }],
    },
    { order: 17, payments: [{ sort: 2, paymentMethodId: 9, paymentMethodUuid: uuid }] },
  ],
  [
    '[CALL-47] capturescheduledpayment',
    captureScheduledPayment.input,
    { CustomerOrderID: 17, CustomerOrderScheduledPaymentID: 23 },
    { order: 17, paymentId: 23 },
  ],
  [
    '[CALL-48] updateOutletEventItemUpgrade',
    updateItemUpgrade.input,
    { CustomerOrderID: 17, OutletEventID: 201, OutletEventItemID: 55 },
    { order: 17, eventId: 201, itemId: 55 },
  ],
  [
    '[CALL-48] an upgrade taken back',
    updateItemUpgrade.input,
    { CustomerOrderID: 17, OutletEventID: 201, OutletEventItemID: null },
    { order: 17, eventId: 201, itemId: null },
  ],
  [
    '[CALL-49] requestoeirefund',
    requestItemRefund.input,
    { CustomerOrderID: 17, PriceLevelIDs: [5, 6], RequestValue: true },
    { order: 17, priceLevelIds: [5, 6], requested: true },
  ],
  [
    '[CALL-32] getoegrequestsummary',
    getSeriesRequests.input,
    {
      UserID: 7,
      Year: 2026,
      OutletEventGroupID: 11,
      completeOnly: true,
      LotteryOEGRequestStatus: ['STATUS_REQUEST_PENDING'],
      RequestID: 'R1',
    },
    {
      userId: 7,
      year: 2026,
      seriesId: 11,
      completeOnly: true,
      statuses: ['STATUS_REQUEST_PENDING'],
      number: 'R1',
    },
  ],
  [
    '[CALL-37] oegrequest',
    createRequest.input,
    {
      userId: 7,
      outletEventGroupRequestId: 3,
      outletEventId: 201,
      outletEventItemRequests: [
        { outletEventItemRequestId: 4, priceLevelId: 5, quantity: 2, priceLevelOptOut: true },
      ],
      outletEventGroupId: 11,
      paymentPlanEnrolled: true,
      paymentInfo: [sentCard],
    },
    {
      userId: 7,
      seriesRequestId: 3,
      eventId: 201,
      lines: [wish],
      seriesId: 11,
      planEnrolled: true,
      payments: [card],
    },
  ],
  [
    '[CALL-41] PUT oegrequest',
    updateSeriesRequest.input,
    { id: 3, userId: 7, paymentInfo: [sentCard], paymentPlanEnrolled: false },
    { id: 3, userId: 7, payments: [card], planEnrolled: false },
  ],
  [
    '[CALL-36] updateoegrpriority',
    updatePriority.input,
    {
      UserID: 7,
      complete: true,
      LotteryOEGRequestUUID: uuid,
      PriorityOERequestUUID: other,
      OutletEventGroupID: 11,
      TourID: 12,
    },
    { userId: 7, complete: true, seriesRequestUuid: uuid, priorityUuid: other, seriesId: 11, tourId: 12 },
  ],
  [
    '[CALL-34] putoerequest',
    putEventRequest.input,
    {
      UserID: 7,
      LotteryOERequestID: 2,
      Delete: true,
      LotteryOEGRequestID: 3,
      OutletEventID: 201,
      LotteryOEIRequests: [lotteryWish],
    },
    { userId: 7, id: 2, delete: true, seriesRequestId: 3, eventId: 201, lines: [wish] },
  ],
  [
    '[CALL-35] putoegrequest',
    putSeriesRequest.input,
    {
      UserID: 7,
      LotteryOEGRequestID: 3,
      Delete: false,
      OutletEventID: 201,
      LotteryOEIRequests: [lotteryWish],
      OutletEventGroupID: 11,
      PaymentPlanEnrolled: true,
      PaymentInfo: [sentCard],
    },
    {
      userId: 7,
      id: 3,
      delete: false,
      eventId: 201,
      lines: [wish],
      seriesId: 11,
      planEnrolled: true,
      payments: [card],
    },
  ],
] as [string, z.ZodMiniType<unknown, unknown>, object, object][])(
  '%s: each field under its own name',
  (_name, schema, wire, ours) => {
    expect(z.decode(schema, wire)).toEqual(ours);
    expect(z.encode(schema, ours)).toEqual(wire);
  },
);

test('[CALL-30] both generations’ names of a line and of a card are understood', () => {
  const event = { outletEventId: 201, outletEventGroupId: 11 };
  const sent = z.decode(createRequest.input, {
    ...event,
    outletEventItemRequests: [{ ...lotteryWish }],
    paymentInfo: [
      { LotteryOEGRequestPaymentMethodID: 6, PaymentMethodID: 9, PaymentMethodUUID: uuid, Sort: 1 },
    ],
    shipping: { OutletDeliveryMethodUUID: other, First: 'Ana' },
  });
  expect(sent).toMatchObject({ lines: [wish], payments: [card] });
  expect(sent.shipping).toMatchObject({ deliveryMethodUuid: other, firstName: 'Ana' });
});

test('[CALL-46] [CALL-49] [CALL-37] a list has an end, and some need a beginning', () => {
  const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
  const problem = (schema: z.ZodMiniType<unknown, unknown>, wire: object) =>
    z.safeDecode(schema, wire).error?.issues[0]?.message;
  const paying = (count: number) =>
    problem(updateScheduledPayments.input, { CustomerOrderScheduledPayments: many(count, { Sort: 1 }) });
  expect([0, 1, 12, 13].map(paying)).toEqual([
    'Name at least one payment',
    undefined,
    undefined,
    'At most 12 payments',
  ]);
  const giving = (count: number) =>
    problem(requestItemRefund.input, { PriceLevelIDs: many(count, 5), RequestValue: true });
  expect([0, 1, 50, 51].map(giving)).toEqual([
    'Name at least one price level',
    undefined,
    undefined,
    'At most 50 price levels',
  ]);
  const asking = (lines: number, cards: number) =>
    problem(createRequest.input, {
      outletEventId: 201,
      outletEventItemRequests: many(lines, { priceLevelId: 5, quantity: 1 }),
      paymentInfo: many(cards, { paymentMethodId: 9 }),
    });
  expect([asking(20, 3), asking(21, 3), asking(20, 4)]).toEqual([
    undefined,
    'At most 20 lines',
    'At most 3 payment methods',
  ]);
});
