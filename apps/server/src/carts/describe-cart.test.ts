import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { expect, test } from 'vitest';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { LineRow } from './cart-store.ts';
import { describeCart } from './describe-cart.ts';
import type { CartFacts } from './describe-cart.ts';

const now = new Date('2026-11-15T17:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const level = (levelId: number, priceCents: number) =>
  ({
    levelId,
    eventId: levelId + 1000,
    itemId: levelId + 2000,
    itemName: `Item ${levelId}`,
    levelName: `Level ${levelId}`,
    isAddOn: false,
    priceCents,
    fees: [{ name: 'Service', valueCents: 5_00 }],
    taxPpm: 100_000,
  }) as unknown as LevelOnOffer;
const line = (levelId: number, quantity: number, together: boolean, chosen = false) =>
  ({
    price_level_id: levelId,
    quantity,
    together,
    chosen,
    is_add_on: false,
    offer: null,
  }) as unknown as LineRow;
const method = (uuid: string, priceCents: number) => ({ uuid, priceCents }) as DeliveryMethod;
const seat = (TicketID: number) => ({ ticketId: TicketID });
const facts = {
  row: {
    cart_uuid: 'uuid-of-cart',
    state: 'CHECKOUT',
    deadline: later(60),
    shipping_address: { firstName: 'Robin' },
    delivery_method_uuid: 'by-mail',
    delivery_price_cents: null,
    payment_method_uuid: 'uuid-of-card',
    payment_problem: 'Declined',
    declined_cards: [{ paymentMethodUuid: 'uuid-of-card', at: '2026-11-15T16:59:00.000Z' }],
  },
  lines: [line(7, 2, true), line(8, 1, false)],
  seats: new Map([[7, [seat(1), seat(2)]]]),
  levels: new Map([
    [7, level(7, 50_00)],
    [8, level(8, 90_00)],
  ]),
  currency: 'USD',
  deliveryMethods: [method('by-hand', 1_00), method('by-mail', 9_00)],
  now,
  reduced: [{ priceLevelId: 7, asked: 4, held: 2 }],
  orderId: '4100000114',
} as unknown as CartFacts;
const withRow = (change: object, more: Partial<CartFacts> = {}) =>
  describeCart({ ...facts, ...more, row: { ...facts.row, ...change } });

test('[CART-04] [CART-14] a cart says what its row and each of its lines say', () => {
  expect(describeCart(facts)).toEqual({
    uuid: 'uuid-of-cart',
    state: 'CHECKOUT',
    lines: [
      {
        priceLevelId: 7,
        quantity: 2,
        isAddOn: false,
        eventItemId: 2007,
        eventId: 1007,
        itemName: 'Item 7',
        levelName: 'Level 7',
        priceCents: 50_00,
        feesCents: 5_00,
        seatInfo: { manifest: [seat(1), seat(2)], together: true },
      },
      expect.objectContaining({
        priceLevelId: 8,
        priceCents: 90_00,
        seatInfo: { manifest: [], together: false },
      }),
    ],
    shippingAddress: { firstName: 'Robin' },
    deliveryMethodUuid: 'by-mail',
    paymentMethodUuid: 'uuid-of-card',
    clock: { running: true, secondsToExpire: 60 },
    totals: {
      ticketsCents: 190_00,
      feesCents: 15_00,
      taxesCents: 20_50,
      shippingCents: 9_00,
      totalCents: 234_50,
    },
    reduced: facts.reduced,
    paymentProblem: 'Declined',
    declinedCards: [{ paymentMethodUuid: 'uuid-of-card', at: new Date('2026-11-15T16:59:00Z') }],
    orderId: '4100000114',
  });
});

test('[CART-14] what a cart was not given yet is not there, and shipping costs nothing until it is chosen', () => {
  const none = {
    shipping_address: null,
    delivery_method_uuid: null,
    payment_method_uuid: null,
    payment_problem: null,
  };
  const bare = withRow(none);
  expect([
    bare.shippingAddress,
    bare.deliveryMethodUuid,
    bare.paymentMethodUuid,
    bare.paymentProblem,
    bare.totals.shippingCents,
  ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(bare.totals.totalCents).toBe(225_50);
});

test('[CART-06] a cart keeps the delivery price it was shown with, and leaves out a line nobody can price', () => {
  expect(withRow({ delivery_price_cents: 4_00 }).totals.shippingCents).toBe(4_00);
  expect(withRow({ delivery_price_cents: 0 }).totals.shippingCents).toBe(0);
  const { lines, totals } = withRow({}, { levels: new Map([[8, level(8, 90_00)]]) });
  expect([lines.map(({ priceLevelId }) => priceLevelId), totals.ticketsCents]).toEqual([[8], 90_00]);
});

test('[CART-08] a cart whose time is over, or that was given back, is empty and its clock stands', () => {
  const over = { running: false, secondsToExpire: 0 };
  for (const [change, state] of [
    [{ deadline: now }, 'EXPIRED'],
    [{ state: 'REVIEW', deadline: later(-1) }, 'EXPIRED'],
    [{ state: 'RELEASED' }, 'RELEASED'],
    [{ state: 'EXPIRED' }, 'EXPIRED'],
  ] as const)
    expect(withRow(change)).toMatchObject({ state, lines: [], clock: over, totals: { ticketsCents: 0 } });
  const sold = withRow({ state: 'ORDERED', deadline: later(-1) });
  expect([sold.state, sold.lines.length, sold.clock]).toEqual(['ORDERED', 2, over]);
});

test('[SEAT-09] [CART-14] seats that were chosen say so; of those that were found nothing is said', () => {
  const seatInfos = describeCart({ ...facts, lines: [line(7, 2, false, true), line(8, 1, true)] }).lines.map(
    ({ seatInfo }) => seatInfo,
  );
  expect(seatInfos).toEqual([
    { manifest: [seat(1), seat(2)], together: false, chosen: true },
    { manifest: [], together: true },
  ]);
});
