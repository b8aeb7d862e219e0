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
  expect(wrongWithFewer(asked, asked)).toBeUndefined();
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
    'more than was asked for at one of two levels',
    [
      { levelId: 1, quantity: 2 },
      { levelId: 2, quantity: 2 },
    ],
  ],
])('[OPS-36] refuses %s', (_, given) => {
  expect(wrongWithFewer(asked, given)).toBe('Only what was asked for can be approved, or fewer of it');
});

test('[OPS-36] refuses to leave none at all', () => {
  const none = asked.map(({ levelId }) => ({ levelId, quantity: 0 }));
  expect(wrongWithFewer(asked, none)).toBe('Nothing would be left. Decline it instead.');
});
