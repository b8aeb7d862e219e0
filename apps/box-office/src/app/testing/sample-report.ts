import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { now } from './sample-session.ts';

const level = { outletId: 1, item: 'Seats', isAddOn: false, aside: 0 };
/** Before the show. */
export const coming: EventReport = {
  id: 101,
  name: 'The homecoming, with strings',
  startsAt: new Date('2026-12-16T00:30:00Z'),
  venue: 'Granite Hall, Boston',
  isOver: false,
  eventIds: [101],
  seats: 350,
  sold: 333,
  curve: [
    { before: 45, tickets: 60, sold: 60 },
    { before: 12, tickets: 273, sold: 333 },
  ],
  others: [],
  did: [{ at: new Date('2026-11-10T15:00:00Z'), before: 35, what: 'Prices changed', tickets: 29 }],
  levels: [
    { ...level, id: 1, name: 'Orchestra', capacity: 200, sold: 192, guests: 6, left: 2, cents: 1_896_000 },
    { ...level, id: 2, name: 'Balcony', capacity: 150, sold: 141, guests: 0, left: 9, cents: 969_375 },
  ],
  ways: [
    { way: 'shop', outletId: 1, tickets: 212, cents: 1_838_500 },
    { way: 'counter', tickets: 121, cents: 1_026_875 },
  ],
  codes: [{ code: 'RADIO', tickets: 12, cents: 90_000 }],
  money: {
    ticketsCents: 2_865_375,
    taxesCents: 186_236,
    deliveryCents: 0,
    expectedCents: 3_051_611,
    capturedCents: 2_983_088,
    returnedCents: 41_969,
    toComeCents: 110_492,
    heldCents: 10_492,
    heldOrders: 1,
    backTickets: 4,
    backCents: 41_969,
    sharedOrders: 2,
  },
  at: now,
};
/** After it, with a door. */
export const over: EventReport = {
  ...coming,
  isOver: true,
  beside: {
    id: 77,
    name: 'High Water',
    venue: 'Granite Hall, Boston',
    sold: 301,
    curve: [{ before: 40, tickets: 301, sold: 301 }],
  },
  others: [{ id: 77, name: 'High Water', venue: 'Granite Hall, Boston', startsAt: new Date('2025-12-01') }],
  door: {
    expected: 339,
    inside: 326,
    seated: 320,
    entries: [
      { at: new Date('2026-12-15T23:30:00Z'), people: 250 },
      { at: new Date('2026-12-15T23:40:00Z'), people: 76 },
    ],
    turnedAway: [{ why: 'Already in', people: 3 }],
  },
  asked: {
    seriesId: 5,
    levels: [{ levelId: 1, name: 'Orchestra', requests: 40, wanted: 90, priority: 31 }],
  },
};
