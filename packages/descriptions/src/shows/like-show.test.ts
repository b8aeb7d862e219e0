import { expect, test } from 'vitest';
import { sheetWith } from '../drafts/sheet.ts';
import { likeShow } from './like-show.ts';
import { newItem, newLevel, newSheet } from './new-sheet.ts';

const earlier = {
  ...newSheet(),
  artist: 'Juniper & the Tides',
  venue: 1,
  name: 'The homecoming',
  day: '2026-12-15',
  begins: '19:30',
  doors: '18:30',
  from: '2026-11-24 10:00',
  until: '2026-12-15 18:30',
  publicUrl: 'https://tickets.example',
  publicFrom: '2026-11-20 10:00',
  ticketDay: '2026-12-01',
  active: false,
  taxPercent: 6.25,
  description: '<p>Two sets</p>',
  refunds: { windowOpen: true, openText: 'Until Friday', closedText: null, alert: null },
  items: [
    { key: '7', ...newItem, levels: ['11', '12'] },
    { key: '8', ...newItem, name: 'Parking', addOn: true, levels: ['13'] },
  ],
  'level.11': {
    ...newLevel,
    name: 'Orchestra',
    price: 8500,
    from: '2026-11-24 10:00',
    until: '2026-12-01 10:00',
  },
  'level.12': { ...newLevel, name: 'Balcony', price: 5500, capacity: 150 },
  'level.13': { ...newLevel, name: 'Garage', price: 2200, capacity: 60 },
  plan: { hall: 4, version: 2, paint: [{ over: 'Stalls', level: '11' }] },
};

/** As a new show says it, with what was taken over. */
const copy = (hasSeats = true) => sheetWith(newSheet(), likeShow(earlier, 101, hasSeats));

test('[PROG-07] no day of the earlier show is taken over, nor what was put away or opened for it', () => {
  const { day, from, until, publicFrom, ticketDay, active, refunds } = { ...newSheet(), ...copy() };
  expect({ day, from, until, publicFrom, ticketDay, active }).toEqual({
    day: '',
    from: null,
    until: null,
    publicFrom: null,
    ticketDay: null,
    active: true,
  });
  expect(refunds).toEqual({ windowOpen: false, openText: 'Until Friday', closedText: null, alert: null });
  const levels = ['n1', 'n2', 'n3'].map((key) => copy()[`level.${key}`]);
  for (const level of levels) {
    expect(level).not.toHaveProperty('from');
    expect(level).not.toHaveProperty('until');
  }
});

test('[PROG-07] everything else of it is, each level under a key of its own that says whose seats it takes', () => {
  const like = copy();
  for (const field of [
    'artist',
    'venue',
    'name',
    'begins',
    'doors',
    'publicUrl',
    'taxPercent',
    'description',
  ] as const)
    expect(like[field], field).toEqual(earlier[field]);
  expect(like).toMatchObject({
    seatsLike: 101,
    items: [
      { key: 'i1', name: 'Tickets', levels: ['n1', 'n2'] },
      { key: 'i2', name: 'Parking', addOn: true, levels: ['n3'] },
    ],
    'level.n1': { name: 'Orchestra', price: 8500, like: 11 },
    'level.n2': { name: 'Balcony', price: 5500, capacity: 150, like: 12 },
    'level.n3': { name: 'Garage', price: 2200, capacity: 60, like: 13 },
    plan: { hall: 4, version: 2, paint: [{ over: 'Stalls', level: 'n1' }] },
  });
  expect(copy(false)['seatsLike'], 'without numbered seats there are none to take').toBeNull();
});
