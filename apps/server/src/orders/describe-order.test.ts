import { order as orderEntity } from '@stagedoor/contract/entities/order';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeOrder } from './describe-order.ts';
import type { OrderFacts } from './describe-order.ts';
import type { PaymentRow } from './order-store.ts';
import { orderRow, soldShow, someFacts } from './testing/order-facts.ts';

const onTheWire = (change: Partial<OrderFacts> = {}) =>
  z.encode(orderEntity, describeOrder({ ...someFacts, ...change }));

test('[DIALOG-12] [DIALOG-13] [DIALOG-14] [RECEIPT-11] [STATUS-08] each field of an order comes from its own column', () => {
  expect(onTheWire()).toMatchObject({
    CustomerOrderID: 5,
    OrderID: 'Z4100000101',
    Status: { ConstantValue: 'STATUS_ORDER_PART_PAID', CustomerStatus: 'Half yours' },
    EmailAddress: 'robin@example.com',
    CustomerOrderEvents: [{ CustomerOrderID: 5, OutletEventID: 231 }],
    OrderSummary: [
      {
        OutletEventID: 231,
        PriceLevels: [{ PriceLevelID: 1, PriceLevelName: 'Orchestra', Quantity: 2, Total: 200.71 }],
      },
    ],
    TotalSummary: {
      tickets: 170,
      fees: 27.5,
      ppFee: 15,
      taxes: 3.21,
      shipping: 12,
      total: 227.71,
      UserPaid: { total: 100 },
      UserDue: { total: 127.71 },
    },
    OutletDeliveryMethod: {
      OutletDeliveryMethodID: 2,
      DeliveryMethodTypeID: 2,
      OverrideName: 'Tracked mail',
      OverrideNotes: 'In a plain envelope',
    },
    CustomerOrderAddress: { First: 'Robin', AddressLineOne: '12 Box Elder Rd', City: 'Portland' },
    PaymentPlanEnrolled: true,
    PaymentPlanFee: 15,
    PaymentMethod: { LastFour: '1111' },
    TrackingNumber: '1Z999AA10123456784',
    TrackingCourierCode: 'ups',
    EstimatedShipDate: '2026-12-01T00:00:00.000Z',
    AllowPaymentChange: true,
    AllowShippingAddressChanges: true,
    createdAt: '2026-10-01T12:00:00.000Z',
    updatedAt: '2026-10-02T12:00:00.000Z',
  });
});

test('[DIALOG-12] [HIST-ORD-06] a shipped order has the day it went, and its address stays', () => {
  const shipped = onTheWire({ order: { ...orderRow, shipped_day: '2026-12-03' } });
  expect(shipped).toMatchObject({
    ShipLabelShipDate: '2026-12-03T00:00:00.000Z',
    EstimatedShipDate: '2026-12-01T00:00:00.000Z',
    AllowShippingAddressChanges: false,
  });
  expect(onTheWire().ShipLabelShipDate).toBeUndefined();
  const fixed = { ...soldShow, eventId: 232, allowShippingChange: false };
  expect(onTheWire({ shows: [soldShow, fixed] }).AllowShippingAddressChanges).toBe(false);
});

test('[ENTITY-32] [ENTITY-33] [HIST-ORD-04] [HIST-ORD-13] [HIST-ORD-15] its events and lines', () => {
  const { Events, LineItems } = onTheWire();
  expect(Events).toEqual([
    {
      OutletEventID: 231,
      ShowDate: '2027-01-10T00:30:00.000Z',
      PostponedFrom: '2027-01-03T00:30:00.000Z',
      DisplayShowTime: false,
      EventName: 'Long Way Home',
      ArtistName: 'Juniper & the Tides',
      Venue: expect.objectContaining({ VenueName: 'Granite Hall', City: 'Boston', State: 'MA' }),
      EventImage: '/images/poster.svg',
      SeriesName: 'Winter leg',
      TourID: 7,
      RefundAlertMessage: 'Fees are not refunded.',
      Event: {
        RefundWindowOpen: true,
        RefundRequestWindowOpenText: 'Until a week before.',
        RefundRequestWindowClosedText: 'Too late.',
      },
      AllowRefund: true,
      AllowUpgrade: false,
      UpgradeRequestOutletEventItemID: 12,
      Total: 200.71,
    },
  ]);
  expect(LineItems).toEqual([
    {
      OutletEventID: 231,
      OutletEventItemID: 11,
      ItemName: 'Tickets',
      PriceLevelID: 1,
      PriceLevelName: 'Orchestra',
      isAddOn: false,
      Quantity: 2,
      UnitPrice: 85,
      Fees: 13.75,
      Taxes: 3.21,
      Canceled: false,
      CanceledQuantity: 1,
      RefundRequested: false,
      AllowRefund: true,
      AllowUpgrade: false,
      TicketManifest: [{ TicketID: 1, SectionName: 'Orchestra', RowName: 'F', SeatName: '11' }],
    },
  ]);
});

test('[INSTAL-12] [DIALOG-14] its payments, and none has failed while it is being charged', () => {
  const { CustomerOrderScheduledPayments: payments } = onTheWire();
  expect(payments).toMatchObject([
    {
      CustomerOrderScheduledPaymentID: 51,
      CustomerOrderID: 5,
      Sort: 1,
      Amount: 100,
      DueDate: '2026-10-01T00:00:00.000Z',
      Captured: true,
      Failed: false,
      PaymentMethodID: 71,
      PaymentMethod: { LastFour: '1111' },
      Charging: false,
      LotteryOEGRequestPaymentMethodID: 61,
    },
    {
      CustomerOrderScheduledPaymentID: 52,
      Sort: 2,
      Captured: false,
      Failed: true,
      FailedMessage: 'ErrorCode 2 - This transaction has been declined.',
    },
  ]);
  const [, charged] = describeOrder({ ...someFacts, charging: new Set([52]) }).scheduledPayments;
  expect(charged).toMatchObject({ failed: false, charging: true });
  expect(charged?.failedMessage).toBeUndefined();
});

test('[ENTITY-32] [ENTITY-33] a line that is canceled, one to be given back, and an addon say so; only what is kept may be asked for', () => {
  const [line] = someFacts.lines;
  const at = new Date('2026-11-01T00:00:00Z');
  const canceled = { ...line!, line_id: 10, canceled: 2, canceled_at: at };
  const asked = { ...line!, line_id: 11, is_add_on: true, refund_requested_at: at };
  const { LineItems } = onTheWire({ lines: [canceled, asked] });
  expect(LineItems).toMatchObject([
    { Canceled: true, CanceledQuantity: 2, RefundRequested: false, isAddOn: false, TicketManifest: [] },
    { Canceled: false, RefundRequested: true, isAddOn: true },
  ]);
  const levels = [
    { priceLevelId: line!.price_level_id, sort: 2 },
    { priceLevelId: 99, sort: 1 },
  ];
  const items = new Map([
    [line!.item_id, { itemId: line!.item_id, allowRefund: true, allowUpgrade: true, levels }],
  ]);
  const rightsOf = (own: OrderFacts['lines'][number]) => {
    const { Events } = onTheWire({ lines: [own], items }) as { Events: Record<string, boolean>[] };
    return [Events[0]!['AllowRefund'], Events[0]!['AllowUpgrade']];
  };
  expect([rightsOf(line!), rightsOf(canceled)]).toEqual([
    [true, true],
    [false, false],
  ]);
  const none = onTheWire({ events: [] }) as { Events: object[] };
  expect(none.Events[0]).toMatchObject({ UpgradeRequestOutletEventItemID: null });
});

test('[RECEIPT-11] [TICKET-01] tickets of an event are on the phone once all that it has are', () => {
  const issued = (...flags: boolean[]) => {
    const tickets = flags.map((flag, index) => ({ ticketId: index, lineId: 9, issued: flag }));
    const { events } = describeOrder({ ...someFacts, tickets: tickets as unknown as OrderFacts['tickets'] });
    return events[0]?.ticketsIssued;
  };
  expect([issued(true, true), issued(true, false), issued()]).toEqual([true, undefined, undefined]);
});

test('[AWARD-03] until when tickets are kept is told while something is due', () => {
  const grace_until = new Date('2026-11-18T17:00:00Z');
  const [paid, failed] = someFacts.payments as [PaymentRow, PaymentRow];
  const payments = [paid, failed].map((payment) => ({ ...payment, grace_until }));
  const told = (change: Partial<OrderFacts> = {}) =>
    describeOrder({ ...someFacts, payments, ...change }).scheduledPayments.map(({ keptUntil }) => keptUntil);
  expect(told()).toEqual([undefined, grace_until]);
  expect(told({ order: { ...orderRow, state: 'STATUS_ORDER_CANCELED' } })).toEqual([undefined, undefined]);
});
