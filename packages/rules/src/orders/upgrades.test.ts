import { expect, test } from 'vitest';
import { canUpgrade, upgradeToMove } from './upgrades.ts';

const itemLevels = [
  { priceLevelId: 3, sort: 30 },
  { priceLevelId: 1, sort: 10 },
  { priceLevelId: 2, sort: 20 },
];
const line = {
  allowsUpgrade: true,
  canceled: false,
  refundRequested: false,
  showBegun: false,
  priceLevelId: 2,
  itemLevels,
};

test('[HIST-ORD-11] an upgrade when allowed, and not from the first-sorted level', () => {
  expect(canUpgrade(line)).toBe(true);
  expect(canUpgrade({ ...line, priceLevelId: 1 })).toBe(false);
  expect(canUpgrade({ ...line, allowsUpgrade: false })).toBe(false);
  expect(canUpgrade({ ...line, canceled: true })).toBe(false);
  expect(canUpgrade({ ...line, priceLevelId: 9 })).toBe(false);
  expect(canUpgrade({ ...line, refundRequested: true })).toBe(false);
  expect(canUpgrade({ ...line, showBegun: true })).toBe(false);
});

test('[HIST-ORD-12] another event of the same tour that has the upgrade request is asked about', () => {
  const event = (eventId: number, tourId: number | null, upgradeItemId: number | null) => ({
    eventId,
    tourId,
    upgradeItemId,
  });
  const events = [
    event(1, 7, null),
    event(2, 7, 55),
    event(3, 8, null),
    event(4, null, 56),
    event(5, null, null),
  ];
  expect(upgradeToMove(events, 1)).toBe(events[1]);
  expect(upgradeToMove(events, 2)).toBeNull();
  expect(upgradeToMove(events, 3)).toBeNull();
  expect(upgradeToMove(events, 5)).toBeNull();
});
