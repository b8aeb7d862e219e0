import { expect, test } from 'vitest';
import { KnownIds } from './known-ids.ts';
import { planOf } from './plan.ts';
import { Roll } from './roll.ts';
import { entryOf, rules } from './testing/small-world.ts';

test('[DRAW-08] an id that comes again is found, however many stand between', () => {
  const roll = new Roll(planOf(rules));
  const known = new KnownIds(roll);
  const { salt, entry } = entryOf('a', []);
  const isNew = (number: number) => {
    const id = number.toString(16).padStart(32, '0');
    roll.add(salt, { ...entry, id, household: id });
    return known.takeLast();
  };
  const many = Array.from({ length: 3000 }, (_, i) => i);
  expect(many.filter((number) => !isNew(number))).toEqual([]);
  expect([0, 1, 700, 2999, 3000].map(isNew)).toEqual([false, false, false, false, true]);
});
