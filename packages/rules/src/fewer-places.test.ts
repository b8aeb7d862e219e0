import { expect, test } from 'vitest';
import { fewerPlaces, wrongWithFewer } from './fewer-places.ts';

const asked = [
  { levelId: 1, quantity: 4 },
  { levelId: 2, quantity: 1 },
];

test('[OPS-36] fewer places than were asked for, at some of the levels', () => {
  expect(fewerPlaces(asked, [{ levelId: 1, quantity: 2 }])).toEqual([
    { levelId: 1, quantity: 2 },
    { levelId: 2, quantity: 1 },
  ]);
  expect(wrongWithFewer(asked, [{ levelId: 1, quantity: 0 }])).toBeUndefined();
});

test.each([
  ['more than was asked for', [{ levelId: 1, quantity: 5 }]],
  ['fewer than none', [{ levelId: 1, quantity: -1 }]],
  ['a level that nobody asked for', [{ levelId: 3, quantity: 1 }]],
  [
    'a level twice',
    [
      { levelId: 1, quantity: 1 },
      { levelId: 1, quantity: 2 },
    ],
  ],
  [
    'none at all',
    [
      { levelId: 1, quantity: 0 },
      { levelId: 2, quantity: 0 },
    ],
  ],
])('[OPS-36] refuses %s', (_, given) => {
  expect(wrongWithFewer(asked, given)).toBeDefined();
});
