// Orders for tests.
import type { Order, OrderEvent, OrderLine, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';

export const sampleOrderEvent = (event: Partial<OrderEvent> = {}): OrderEvent => ({
  eventId: 231,
  startsAt: new Date('2027-01-10T00:30:00Z'),
  displayShowTime: true,
  name: 'Long Way Home',
  artistName: 'Juniper & the Tides',
  venue: { name: 'Granite Hall', city: 'Boston', state: 'MA' },
  seriesName: 'Long Way Home, winter leg',
  tourId: 1,
  refundWindow: { open: false },
  allowRefund: false,
  allowUpgrade: false,
  upgradeItemId: null,
  totalCents: 197_50,
  ...event,
});

export const sampleOrderLine = (line: Partial<OrderLine> = {}): OrderLine => ({
  eventId: 231,
  itemId: 11,
  itemName: 'Tickets',
  priceLevelId: 1,
  levelName: 'Orchestra',
  isAddOn: false,
  quantity: 2,
  unitPriceCents: 85_00,
  unitFeesCents: 13_75,
  taxesCents: 0,
  canceled: false,
  canceledQuantity: 0,
  refundRequested: false,
  allowRefund: false,
  allowUpgrade: false,
  manifest: ['11', '12'].map((seatName) => ({ sectionName: 'Orchestra', rowName: 'F', seatName })),
  ...line,
});

export const samplePayment = (payment: Partial<ScheduledPayment> = {}): ScheduledPayment => ({
  id: 51,
  orderId: 5,
  sort: 1,
  amountCents: 209_50,
  captured: true,
  failed: false,
  paymentMethodId: 1111,
  payNowIsAvailable: false,
  charging: false,
  ...payment,
});

export const sampleOrder = (order: Partial<Order> = {}): Order => ({
  id: 5,
  number: 'Z0000000005',
  status: { state: 'STATUS_ORDER_PAID', customerStatus: 'Paid' },
  email: 'robin@example.com',
  events: [sampleOrderEvent()],
  eventLinks: [],
  lines: [sampleOrderLine()],
  summary: [],
  totals: {
    ticketsCents: 170_00,
    feesCents: 27_50,
    planFeeCents: 0,
    taxesCents: 0,
    shippingCents: 12_00,
    totalCents: 209_50,
    userPaid: { totalCents: 209_50 },
    userDue: { totalCents: 0 },
  },
  delivery: { id: 2, deliveryType: 2, name: 'Tracked mail' },
  planEnrolled: false,
  planFeeCents: 0,
  decisions: [],
  scheduledPayments: [samplePayment()],
  payNowIsAvailable: false,
  allowPaymentChange: false,
  allowShippingChange: true,
  createdAt: new Date('2026-10-01T12:00:00Z'),
  updatedAt: new Date('2026-10-02T12:00:00Z'),
  ...order,
});

/** Three payments: the first paid, the second declined, the third still to come. */
export const planOf = (card: PaymentMethod): ScheduledPayment[] => {
  const payment = { paymentMethod: card, paymentMethodId: card.id, captured: false };
  return [
    samplePayment({ ...payment, id: 51, sort: 1, amountCents: 185_00, dueDay: '2026-09-01', captured: true }),
    samplePayment({
      ...payment,
      id: 52,
      sort: 2,
      amountCents: 165_00,
      dueDay: '2026-11-01',
      failed: true,
      failedMessage: 'ErrorCode 2 - This transaction has been declined.',
      payNowIsAvailable: true,
    }),
    samplePayment({ ...payment, id: 53, sort: 3, amountCents: 165_01, dueDay: '2027-01-01' }),
  ];
};
