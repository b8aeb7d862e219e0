import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from './encoded.ts';
import { inCurrency } from './spoken-currency.ts';
import { calendarDay, entity, flag, id, instant, list, maybe, money, text, uuid, wrote } from './wire.ts';

const seat = entity('Seat', { row: ['Row', maybe(text)], priceCents: ['Price', money] });
const show = entity('Show', {
  name: ['EventName', wrote],
  uuid: ['UUID', maybe(uuid)],
  eventId: ['EventID', id],
  isOn: ['IsOn', flag],
  day: ['Day', maybe(calendarDay)],
  startsAt: ['ShowDate', maybe(instant)],
  seriesId: ['SeriesID', z.nullable(id)],
  seats: ['Seats', maybe(list(seat))],
  pair: ['Pair', maybe(list(z.int()).check(z.maxLength(2)))],
});
const juniper = { name: 'Juniper', eventId: 7, isOn: true, seriesId: null };

test.each([
  ['what must be there', juniper],
  [
    'all there is',
    {
      ...juniper,
      uuid: '00000000-0000-4000-8000-000000000011',
      day: '2026-05-01',
      startsAt: new Date('2026-11-15T20:00:00Z'),
      seats: [{ row: 'A', priceCents: 8550 }, { priceCents: 0 }],
      pair: [1, 2],
      secret: 'left out',
    },
  ],
  ['parts that are nothing', { ...juniper, day: null, seats: undefined, startsAt: null }],
])('%s is told as zod would tell it', (_what, value) => {
  const told = inCurrency('JPY', () => encoded(show, value as never));
  expect(told).toStrictEqual(inCurrency('JPY', () => z.encode(show, value as never)));
  expect(JSON.stringify(encoded(show, value as never))).toBe(JSON.stringify(z.encode(show, value as never)));
});

test.each([
  { ...juniper, name: undefined },
  { ...juniper, eventId: 2 ** 31 },
  { ...juniper, eventId: 1.5 },
  { ...juniper, isOn: 'yes' },
  { ...juniper, uuid: 'x' },
  { ...juniper, startsAt: new Date('never') },
  { ...juniper, seats: [{ priceCents: 0.5 }] },
  { ...juniper, seats: {} },
  { ...juniper, pair: [1, 2, 3] },
  [],
  undefined,
])('%o is no answer, and zod says why', (value) => {
  const why = (tell: () => unknown): unknown => {
    try {
      return tell();
    } catch (error) {
      return String(error);
    }
  };
  const told = why(() => encoded(show, value as never));
  expect(told).toMatch(/issues|"code"|Error/);
  expect(told).toBe(why(() => z.encode(show, value as never)));
});
