import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownBlocks } from './content-blocks.ts';

const page = fc.constantFrom(
  'global' as const,
  'login' as const,
  'event-details' as const,
  'event-list' as const,
);
const zone = fc.constantFrom('top' as const, 'bottom' as const);
const moment = fc.integer({ min: 0, max: 100 }).map((at) => new Date(at));
const block = fc.record({ startsAt: fc.option(moment), zone, pages: fc.uniqueArray(page) });

test('[EVENT-35] what is shown stays shown, and a block stands in one zone of a page', () => {
  fc.assert(
    fc.property(fc.array(block), page, moment, fc.nat(50), (blocks, where, now, later) => {
      const top = shownBlocks(blocks, { page: where, zone: 'top' }, now);
      const bottom = shownBlocks(blocks, { page: where, zone: 'bottom' }, now);
      expect(top.some((each) => bottom.includes(each))).toBe(false);
      const then = shownBlocks(blocks, { page: where, zone: 'top' }, new Date(now.getTime() + later));
      expect(top.every((each) => then.includes(each))).toBe(true);
    }),
  );
});
