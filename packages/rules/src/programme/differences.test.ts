import { expect, test } from 'vitest';
import { differencesBetween, type Difference } from './differences.ts';

const told = ({ change, what, id, path, facts }: Difference) =>
  [
    `${change}: ${what} ${id} at ${path.join('.')}`,
    ...facts.map(({ key, before, after }) => `${key} ${String(before)} → ${String(after)}`),
  ].join(', ');
type Thing = { id: number; [fact: string]: unknown };
const between = (before: Thing | null, after: Thing | null) => {
  const { all, left } = differencesBetween('outlet', before, after);
  return { all: all.map(told), left };
};

const level = { id: 311, price: 10 };
const event = { id: 3, name: 'May', items: [{ id: 31, levels: [level] }], seats: null as object[] | null };
const outlet = {
  id: 71,
  events: [event],
  policies: [{ id: 1 }],
  contents: [{ id: 1 }, { id: 2 }],
  words: ['a'],
};

test('[OPS-02] what is as it was is counted, and nothing is told', () => {
  expect(between(outlet, structuredClone(outlet))).toEqual({ all: [], left: 7 });
});

test('[OPS-02] what changed is told by its facts, where it stands', () => {
  const after = {
    ...outlet,
    words: ['b'],
    events: [{ ...event, items: [{ id: 31, levels: [{ ...level, price: 12 }] }] }],
  };
  expect(between(outlet, after)).toEqual({
    all: [
      'changed: price level 311 at events.0.items.0.levels.0, price 10 → 12',
      'changed: outlet 71 at , words a → b',
    ],
    left: 5,
  });
});

test('[OPS-02] what comes or goes does so with all that it holds', () => {
  expect(between({ ...outlet, events: [] }, outlet).all).toEqual([
    'made: event 3 at events.0',
    'made: item 31 at events.0.items.0',
    'made: price level 311 at events.0.items.0.levels.0',
  ]);
  expect(between(outlet, { ...outlet, events: [] }).all).toEqual([
    'taken off: event 3 at events.0',
    'taken off: item 31 at events.0.items.0',
    'taken off: price level 311 at events.0.items.0.levels.0',
  ]);
  expect(between(null, { id: 71, policies: [{ id: 1 }] }).all).toEqual([
    'made: outlet 71 at ',
    'made: policy 1 at policies.0',
  ]);
  expect(between({ id: 71 }, null)).toEqual({ all: ['taken off: outlet 71 at '], left: 0 });
  expect(between(null, null)).toEqual({ all: [], left: 0 });
});

test('what is off already is not taken off again', () => {
  expect(
    between({ ...outlet, events: [{ ...event, active: false }] }, { ...outlet, events: [] }).all,
  ).toEqual([]);
  expect(between({ id: 71, active: false }, null).all).toEqual([]);
});

test('another place is a change only where customers see the order', () => {
  expect(between(outlet, { ...outlet, contents: [{ id: 2 }, { id: 1 }] }).all).toEqual([
    'changed: content block 2 at contents.0, place 2 → 1',
    'changed: content block 1 at contents.1, place 1 → 2',
  ]);
  const policies = [{ id: 1 }, { id: 2 }];
  expect(between({ ...outlet, policies }, { ...outlet, policies: policies.toReversed() }).all).toEqual([]);
});

test('[OPS-14] a plan is told by the number of its seats, and by nothing where there is none', () => {
  const seated = { ...outlet, events: [{ ...event, seats: [{ seat: '1' }, { seat: '2' }] }] };
  expect(between(outlet, seated).all).toEqual(['changed: event 3 at events.0, seats null → 2']);
});

test('each kind is called by its name', () => {
  const whole = Object.fromEntries(
    [
      'artists',
      'venues',
      'tours',
      'shows',
      'outlets',
      'policies',
      'contents',
      'delivery',
      'series',
      'events',
      'items',
      'levels',
    ].map((key) => [key, [{ id: 1 }]]),
  );
  const { all } = differencesBetween('seller', null, { id: 1, ...whole });
  expect(all.map(({ what }) => what)).toEqual([
    'seller',
    'artist',
    'venue',
    'tour',
    'show',
    'outlet',
    'policy',
    'content block',
    'delivery method',
    'series',
    'event',
    'item',
    'price level',
  ]);
});
