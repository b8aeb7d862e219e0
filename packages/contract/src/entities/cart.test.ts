import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { cart } from './cart.ts';

const ours: Of<typeof cart> = {
  uuid: '00000000-0000-4000-8000-000000000011',
  state: 'REVIEW',
  lines: [
    {
      priceLevelId: 13,
      quantity: 14,
      isAddOn: false,
      eventItemId: 16,
      eventId: 17,
      itemName: 'item name 18',
      levelName: 'level name 19',
      priceCents: 2050,
      feesCents: 2150,
      seatInfo: {
        manifest: [
          {
            sectionPosition: 22,
            sectionName: 'section name 23',
            rowPosition: 24,
            rowName: 'row name 25',
            seatPosition: 26,
            seatName: 'seat name 27',
            ticketId: 28,
            mapX: 29,
            mapY: 30,
          },
        ],
        together: false,
      },
    },
  ],
  deliveryMethodUuid: '00000000-0000-4000-8000-000000000032',
  paymentMethodUuid: '00000000-0000-4000-8000-000000000033',
  clock: { running: true, secondsToExpire: 35 },
  totals: { ticketsCents: 3650, feesCents: 3750, taxesCents: 3850, shippingCents: 3950, totalCents: 4050 },
  reduced: [{ priceLevelId: 41, asked: 42, held: 43 }],
  paymentProblem: 'payment problem 44',
  orderId: 'order id 45',
};
const wire = {
  cartUUID: '00000000-0000-4000-8000-000000000011',
  state: 'REVIEW',
  lineItems: [
    {
      priceLevelID: 13,
      quantity: 14,
      isAddOn: false,
      outletEventItemID: 16,
      OutletEventID: 17,
      ItemName: 'item name 18',
      PriceLevelName: 'level name 19',
      PriceLevelValue: 20.5,
      Fees: 21.5,
      seatInfo: {
        manifest: [
          {
            XSection: 22,
            SectionName: 'section name 23',
            XRow: 24,
            RowName: 'row name 25',
            XSeat: 26,
            SeatName: 'seat name 27',
            TicketID: 28,
            MapX: 29,
            MapY: 30,
          },
        ],
        together: false,
      },
    },
  ],
  deliveryMethodUUID: '00000000-0000-4000-8000-000000000032',
  paymentMethodUUID: '00000000-0000-4000-8000-000000000033',
  clock: { running: true, secondsToExpire: 35 },
  totals: { tickets: 36.5, fees: 37.5, taxes: 38.5, shipping: 39.5, total: 40.5 },
  reduced: [{ priceLevelID: 41, asked: 42, held: 43 }],
  PaymentProblem: 'payment problem 44',
  OrderID: 'order id 45',
};

test('[ENTITY-22] [ENTITY-23] a cart, its lines and its seats in the wire’s names', () => {
  expect(encoded(cart, ours)).toEqual(wire);
  expect(z.decode(cart, wire)).toEqual(ours);
});

test('[ENTITY-23] a cart says its address, and every state that it can be in', () => {
  const shippingAddress = { First: 'Ana', Last: 'Ruiz', City: 'Bath' };
  expect(z.decode(cart, { ...wire, shippingAddress }).shippingAddress).toMatchObject({
    firstName: 'Ana',
    lastName: 'Ruiz',
    city: 'Bath',
  });
  for (const state of ['REVIEW', 'CHECKOUT', 'PAYING', 'ORDERED', 'RELEASED', 'EXPIRED'])
    expect(z.decode(cart, { ...wire, state }).state).toBe(state);
  expect(z.safeDecode(cart, { ...wire, state: 'LOST' }).success).toBe(false);
});
