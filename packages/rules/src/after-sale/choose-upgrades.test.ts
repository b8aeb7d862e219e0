import { expect, test } from 'vitest';
import { chooseUpgrades } from './choose-upgrades.ts';

const box = (tickets: number) => ({ levelId: 1, tickets });
const loge = (tickets: number) => ({ levelId: 2, tickets });

test('[AFTER-06] wishes are served in their order, each with the best level that has room for all of it', () => {
  const wishes = [{ ways: [box(2), loge(2)] }, { ways: [box(3), loge(3)] }, { ways: [box(2)] }, { ways: [] }];
  const free = new Map([
    [1, 4],
    [2, 3],
  ]);
  expect(chooseUpgrades(wishes, free)).toEqual([box(2), loge(3), box(2), undefined]);
  expect(free.get(1)).toBe(4);
});

test('[AFTER-06] nobody gets seats that are not free', () => {
  expect(chooseUpgrades([{ ways: [box(1)] }], new Map())).toEqual([undefined]);
});
