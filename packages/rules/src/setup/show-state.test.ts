import { expect, test } from 'vitest';
import { onSaleSince, showState } from './show-state.ts';
import type { ShowLevel, ShowStanding } from './show-state.ts';

const now = new Date('2026-11-15T17:00:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);

const level = (facts: Partial<ShowLevel> = {}): ShowLevel => ({
  saleStatus: 'ON_SALE',
  onSaleFrom: null,
  onSaleUntil: null,
  left: 5,
  ...facts,
});

const show = (facts: Partial<ShowStanding> = {}): ShowStanding => ({
  salesType: 1,
  isListed: true,
  isCanceled: false,
  startsAt: hours(100),
  opensAt: null,
  closesAt: null,
  levels: [level()],
  ...facts,
});

test.each<[string, Partial<ShowStanding>, string]>([
  ['one level has tickets', { levels: [level({ left: 0 }), level()] }, 'on-sale'],
  ['its hour is still to come', { levels: [level({ onSaleFrom: hours(1) })] }, 'announced'],
  ['its hour has come', { levels: [level({ onSaleFrom: hours(-1) })] }, 'on-sale'],
  ['nothing is left', { levels: [level({ left: 0 })] }, 'sold-out'],
  [
    'nothing is left of one, the other comes',
    { levels: [level({ left: 0 }), level({ onSaleFrom: hours(1) })] },
    'announced',
  ],
  ['its sale is over', { levels: [level({ onSaleUntil: hours(-1) })] }, 'off-sale'],
  ['somebody took it off', { levels: [level({ saleStatus: 'OFF_SALE' })] }, 'off-sale'],
  ['it has no levels', { levels: [] }, 'off-sale'],
  ['it has begun', { startsAt: hours(-1) }, 'gone'],
  ['it has no date', { startsAt: null }, 'on-sale'],
  ['its shop does not list it', { isListed: false, startsAt: hours(-1) }, 'archived'],
  ['it is canceled', { isCanceled: true, isListed: false }, 'canceled'],
  ['it is sold elsewhere', { salesType: 3, levels: [] }, 'on-sale'],
  ['requests are not open', { salesType: 2, opensAt: hours(1) }, 'announced'],
  ['requests are open', { salesType: 2, opensAt: hours(-1), closesAt: hours(1) }, 'on-sale'],
  ['requests are closed', { salesType: 2, opensAt: hours(-2), closesAt: hours(-1) }, 'off-sale'],
])('[PROG-10] a show of which %s is told so', (_why, facts, state) => {
  expect(showState(show(facts), now)).toBe(state);
});

test('[PROG-10] on sale since the first of its hours, or since its series opened', () => {
  const levels = [level({ onSaleFrom: hours(3) }), level(), level({ onSaleFrom: hours(2) })];
  expect(onSaleSince(show({ levels }))).toEqual(hours(2));
  expect(onSaleSince(show())).toBeUndefined();
  expect(onSaleSince(show({ salesType: 2, opensAt: hours(4), levels }))).toEqual(hours(4));
});
