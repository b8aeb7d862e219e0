import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canUpgrade, upgradeToMove } from './upgrades.ts';

const asked = { allowsUpgrade: true, canceled: false, refundRequested: false, showBegun: false };

test('[HIST-ORD-11] exactly one level of an item offers no upgrade: the first-sorted', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), (sorts) => {
      const itemLevels = sorts.map((sort, index) => ({ priceLevelId: index, sort }));
      const stuck = itemLevels.filter(
        ({ priceLevelId }) => !canUpgrade({ ...asked, priceLevelId, itemLevels }),
      );
      expect(stuck.map((level) => level.sort)).toEqual([Math.min(...sorts)]);
    }),
  );
});

test('[HIST-ORD-12] what is moved lies in the same tour, holds a request, and is another event', () => {
  const event = fc.record({ tourId: fc.option(fc.nat(2)), upgradeItemId: fc.option(fc.nat(5)) });
  fc.assert(
    fc.property(fc.array(event, { minLength: 1 }), fc.nat(), (all, pick) => {
      const events = all.map(({ tourId, upgradeItemId }, eventId) => ({ eventId, tourId, upgradeItemId }));
      const here = events[pick % events.length]!;
      const others = events.filter(
        (each) => each !== here && each.tourId === here.tourId && each.upgradeItemId !== null,
      );
      const moved = upgradeToMove(events, here.eventId);
      expect(moved !== null).toBe(here.tourId !== null && others.length > 0);
      expect(moved === null || others.includes(moved)).toBe(true);
    }),
  );
});
