import { expect, test } from 'vitest';
import { fieldConflicts } from './field-conflicts.ts';

const seats = (...names: string[]) => names.map((seat) => ({ seat }));
const level = { id: 311, price: 10 };
const event = { id: 3, name: 'May', doors: null as Date | null, items: [{ id: 31, levels: [level] }] };
const base = {
  id: 71,
  name: 'Shop',
  policies: [{ id: 1 }, { id: 2 }],
  events: [event],
  contents: [{ id: 1 }],
};

type Outlet = typeof base;
const conflicts = (now: object | null, wanted: object | null, from: object | null = base) =>
  fieldConflicts('outlet', from as Outlet, now as Outlet, wanted as Outlet);
const withPrice = (price: number) => ({
  ...base,
  events: [{ ...event, items: [{ id: 31, levels: [{ ...level, price }] }] }],
});

test('[PROG-11] nothing is told where nobody else changed anything', () => {
  expect(conflicts(structuredClone(base), withPrice(12))).toEqual([]);
});

test('[PROG-11] a field is told with what it was, what it is and what was wanted', () => {
  expect(conflicts(withPrice(11), withPrice(12))).toEqual([
    {
      what: 'price level',
      id: 311,
      path: ['events', 0, 'items', 0, 'levels', 0],
      change: 'changed',
      key: 'price',
      was: 10,
      is: 11,
      wanted: 12,
    },
  ]);
});

test('[PROG-11] what only the other one changed would be undone, and is told', () => {
  expect(conflicts({ ...base, name: 'Theirs' }, withPrice(12))).toMatchObject([
    { key: 'name', was: 'Shop', is: 'Theirs', wanted: 'Shop' },
  ]);
});

test('[PROG-11] whoever takes the other’s change over may go on', () => {
  expect(conflicts({ ...base, name: 'Theirs' }, { ...withPrice(12), name: 'Theirs' })).toEqual([]);
});

test('[PROG-11] what came meanwhile would be taken off', () => {
  const grown = { ...base, events: [event, { ...event, id: 4, items: [] }] };
  expect(conflicts(grown, base)).toEqual([{ what: 'event', id: 4, path: ['events', 1], change: 'made' }]);
  expect(conflicts(grown, structuredClone(grown))).toEqual([]);
});

test('[PROG-11] what went meanwhile would come back', () => {
  const less = { ...base, policies: [{ id: 2 }] };
  expect(conflicts(less, base)).toMatchObject([{ what: 'policy', id: 1, change: 'taken off' }]);
  expect(conflicts(less, less)).toEqual([]);
});

test('[PROG-11] another plan with as many seats is another plan', () => {
  const seated = (...names: string[]) => ({ ...base, events: [{ ...event, seats: seats(...names) }] });
  expect(conflicts(seated('A2'), seated('A3'), seated('A1'))).toMatchObject([
    { key: 'seats', was: 1, is: 1, wanted: 1 },
  ]);
});

test('[PROG-11] the order that customers see is a field as well', () => {
  const two = { ...base, contents: [{ id: 1 }, { id: 2 }] };
  const turned = { ...base, contents: [{ id: 2 }, { id: 1 }] };
  expect(conflicts(turned, two, two)).toMatchObject([
    { what: 'content block', id: 2, key: 'place', was: 2, is: 1, wanted: 2 },
    { what: 'content block', id: 1, key: 'place', was: 1, is: 2, wanted: 1 },
  ]);
});

test('[PROG-11] whoever takes something off is told what became of it', () => {
  expect(conflicts({ ...base, name: 'Theirs' }, null)).toMatchObject([{ key: 'name', is: 'Theirs' }]);
});

test('[PROG-11] a key that came with another version is nobody’s change, and a date is the same as its text', () => {
  const doors = new Date('2027-05-01T22:00:00Z');
  const now = { ...base, apiHost: null, events: [{ ...event, doors }] };
  const kept = JSON.parse(JSON.stringify({ ...base, events: [{ ...event, doors }] })) as object;
  expect(
    conflicts(now, { ...base, apiHost: 'api.example.com', events: [{ ...event, doors }] }, kept),
  ).toEqual([]);
});
