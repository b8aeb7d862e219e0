import { expect, test } from 'vitest';
import type { EventDraft, ProgrammeDraft } from './draft.ts';
import { harmOf, type StoredStructure, type TakenStock } from './harm.ts';

const event: EventDraft = {
  id: 3,
  show: 1,
  sale: 'instant',
  series: null,
  items: [
    {
      id: 30,
      levels: [
        { id: 31, capacity: 10 },
        { id: 32, capacity: null },
      ],
    },
  ],
  seats: [{ level: 32, section: 'A', row: '1', seat: '5' }],
};
const structure: StoredStructure = {
  events: new Map([[3, { outletId: 71, showId: 1, seriesId: null, salesTypeId: 1 }]]),
  eventOfItem: new Map([[30, 3]]),
  itemOfLevel: new Map([
    [31, 30],
    [32, 30],
  ]),
};
const place = { levelId: 31, section: null, row: null, seat: null };
const seat = { levelId: 32, section: 'A', row: '1', seat: '5' };
const taken: TakenStock = {
  countByLevel: new Map([
    [31, 4],
    [32, 1],
  ]),
  tickets: [place, seat],
};
const shop = (...events: EventDraft[]): ProgrammeDraft => ({ outlets: [{ id: 9 }, { id: 71, events }] });
const harm = (programme: ProgrammeDraft, stock = taken) =>
  harmOf(programme, structure, stock).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('[OPS-14] what stays harms nobody, nor does what nobody bought', () => {
  expect(harm(shop(event))).toEqual([]);
  expect(harm(shop(), { countByLevel: new Map(), tickets: [] })).toEqual([]);
});

test('[OPS-14] an event with sold or held tickets stays, as what it is', () => {
  expect(harm(shop(), { ...taken, tickets: [] })).toEqual([
    'outlets.1.events: The event 3 is gone, but 5 tickets of the event 3 are sold or held. To hide it, write "active: false".',
  ]);
  expect(harm({ outlets: [{ id: 9 }] })).toEqual([]);
  expect(harm(shop({ ...event, show: 2, sale: 'request', series: 8 }))).toEqual([
    'outlets.1.events.0.show: The show cannot change: 5 tickets of the event 3 are sold or held.',
    'outlets.1.events.0.sale: The kind of sale cannot change: 5 tickets of the event 3 are sold or held.',
    'outlets.1.events.0.series: The series cannot change: 5 tickets of the event 3 are sold or held.',
  ]);
  expect(harm(shop({ ...event, sale: undefined }))).toEqual([]);
});

test('[OPS-14] a level stays, with room for what is taken of it', () => {
  const levels = (...all: { id: number; capacity: number | null }[]) =>
    shop({ ...event, items: [{ id: 30, levels: all }] });
  const seats = { id: 32, capacity: null };
  expect(harm(levels(seats), { ...taken, tickets: [] })).toEqual([
    'outlets.1.events.0.items: The price level 31 is gone, but 4 of its tickets are sold or held.',
  ]);
  expect(harm(levels({ id: 31, capacity: 4 }, seats))).toEqual([]);
  expect(harm(levels({ id: 31, capacity: 3 }, seats))).toEqual([
    'outlets.1.events.0.items.0.levels.0.capacity: The capacity of 3 is too small: 4 tickets are sold or held.',
  ]);
  const one = { countByLevel: new Map([[31, 1]]), tickets: [] };
  expect(harm(levels({ id: 31, capacity: 0 }, seats), one)).toEqual([
    'outlets.1.events.0.items.0.levels.0.capacity: The capacity of 0 is too small: 1 ticket is sold or held.',
  ]);
});

test('[OPS-14] a seat stays where it is, a place stays a place', () => {
  expect(harm(shop({ ...event, seats: [{ level: 31, section: 'A', row: '1', seat: '5' }] }))).toEqual([
    'outlets.1.events.0.seats: The seat A, row 1, seat 5 is sold or held: it can neither go nor change its level.',
  ]);
  const numbered = [
    {
      id: 30,
      levels: [
        { id: 31, capacity: null },
        { id: 32, capacity: 3 },
      ],
    },
  ];
  expect(harm(shop({ ...event, items: numbered, seats: null }))).toEqual([
    'outlets.1.events.0.seats: The price level 31 has sold or held places: it cannot get numbered seats.',
    'outlets.1.events.0.items.0.levels.1.capacity: The seat A, row 1, seat 5 is sold or held: it can neither go nor change its level.',
  ]);
});
