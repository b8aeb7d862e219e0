import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { mobileTicket, scheduledPayment } from './order.ts';

test('[ENTITY-07] a payment of an order in the wire’s names', () => {
  const ours: Of<typeof scheduledPayment> = {
    id: 11,
    orderId: 12,
    sort: 13,
    amountCents: 1450,
    dueDay: '2026-01-16',
    captured: true,
    failed: false,
    failedMessage: 'failed message 18',
    paymentMethodId: 19,
    payNowIsAvailable: true,
    charging: false,
    requestPaymentMethodId: 22,
    requestPaymentMethodUuid: '00000000-0000-4000-8000-000000000023',
  };
  const wire = {
    CustomerOrderScheduledPaymentID: 11,
    CustomerOrderID: 12,
    Sort: 13,
    Amount: 14.5,
    DueDate: '2026-01-16T00:00:00.000Z',
    Captured: true,
    Failed: false,
    FailedMessage: 'failed message 18',
    PaymentMethodID: 19,
    payNowIsAvailable: true,
    Charging: false,
    LotteryOEGRequestPaymentMethodID: 22,
    LotteryOEGRequestPaymentMethodUUID: '00000000-0000-4000-8000-000000000023',
  };
  expect(encoded(scheduledPayment, ours)).toEqual(wire);
  expect(z.decode(scheduledPayment, wire)).toEqual(ours);
});

test('[ENTITY-34] a ticket on a phone in the wire’s names', () => {
  const ours: Of<typeof mobileTicket> = {
    itemId: 11,
    ticketId: 12,
    redemptionUrl: 'redemption url 13',
    sentTo: 'sent to 14',
    eventId: 15,
    itemName: 'item name 16',
    levelName: 'level name 17',
    sectionName: 'section name 18',
    rowName: 'row name 19',
    seatName: 'seat name 20',
  };
  const wire = {
    eventItemID: 11,
    TicketID: 12,
    redemptionUrl: 'redemption url 13',
    SentTo: 'sent to 14',
    OutletEventID: 15,
    ItemName: 'item name 16',
    PriceLevelName: 'level name 17',
    SectionName: 'section name 18',
    RowName: 'row name 19',
    SeatName: 'seat name 20',
  };
  expect(encoded(mobileTicket, ours)).toEqual(wire);
  expect(z.decode(mobileTicket, wire)).toEqual(ours);
});
