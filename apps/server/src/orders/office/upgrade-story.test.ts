import { expect, test } from 'vitest';
import type { Order } from '@stagedoor/contract/entities/order';
import type { WishLine } from '../changes/upgrade-wish-store.ts';
import { tellWishes } from './upgrade-story.ts';

const asked = new Date('2026-11-14T21:12:00Z');
const later = new Date('2026-11-15T09:00:00Z');

const orderOf = (upgradeItemId: number | null) =>
  ({
    events: [{ eventId: 231, name: 'Long Way Home', venue: { city: 'Denver' }, upgradeItemId }],
    lines: [
      { eventId: 231, itemId: 2311, levelName: 'Balcony', quantity: 2, canceledQuantity: 0, canceled: false },
      { eventId: 231, itemId: 2311, levelName: 'Gallery', quantity: 1, canceledQuantity: 1, canceled: true },
    ],
  }) as unknown as Pick<Order, 'events' | 'lines'>;
const line = (what: WishLine['what'], at: Date): WishLine => ({
  seller_id: 1,
  wish_id: 1,
  order_id: 1,
  outlet_event_id: 231,
  item_id: 2311,
  what,
  at,
});
const told = (...given: Parameters<typeof tellWishes>) =>
  tellWishes(...given).map(({ at, title, detail }) => [at, title, detail]);

test('[OFFICE-06] a wish for an upgrade is told with its time, its place and what waits', () => {
  const wish = 'Asked for an upgrade in Denver';
  expect(told(orderOf(2311), [line('asked', asked)], [])).toEqual([
    [asked, wish, 'Balcony × 2, waits for an answer'],
  ]);
  expect(told(orderOf(2311), [line('asked', asked)], [{ kind: 'upgrade', state: 'due' }])).toEqual([
    [asked, wish, 'Balcony × 2, being decided'],
  ]);
  // It was answered: nothing waits, and that it was asked for stays.
  const done = { kind: 'upgrade', state: 'settled' } as const;
  expect(told(orderOf(null), [line('asked', asked)], [done])).toEqual([[asked, wish, undefined]]);
});

test('[OFFICE-06] a wish that was taken back is told twice, and one that nobody wrote down has no time', () => {
  expect(told(orderOf(null), [line('asked', asked), line('withdrawn', later)], [])).toEqual([
    [asked, 'Asked for an upgrade in Denver', undefined],
    [later, 'No longer asks for an upgrade in Denver', undefined],
  ]);
  const waits = [undefined, 'Asked for an upgrade in Denver', 'Balcony × 2, waits for an answer'];
  expect(told(orderOf(2311), [], [])).toEqual([waits]);
  const before = [line('asked', asked), line('withdrawn', later)];
  expect(told(orderOf(2311), before, [])[0]).toEqual(waits);
  expect(told(orderOf(2311), before, [])).toHaveLength(3);
});
