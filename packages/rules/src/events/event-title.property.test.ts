import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventTitle } from './event-title.ts';

const event = fc.record({
  name: fc.string({ minLength: 1 }),
  overrideName: fc.option(fc.string()),
  artistName: fc.string({ minLength: 1 }),
  venueName: fc.string({ minLength: 1 }),
});

test('[LIST-05] [LIST-06] [LIST-07] an event always has a title, and an override is always seen once', () => {
  const place = fc.constantFrom('list' as const, 'detail' as const);
  fc.assert(
    fc.property(event, fc.integer({ min: 1, max: 4 }), place, (each, outletType, where) => {
      const { title, secondLine } = eventTitle(each, outletType, where);
      const byName = outletType === 3 && where === 'detail';
      expect(title).not.toBe('');
      expect(byName ? title : (secondLine ?? '')).toBe(each.overrideName || (byName ? each.name : ''));
    }),
  );
});
