import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventRequestStatus, seriesRequestStatus } from './awarded-status.ts';
import { lineWord } from './line-word.ts';
import { requestGroup } from './request-status.ts';

const line = fc
  .record({
    priceLevelId: fc.integer({ min: 1, max: 2 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    confirmedPriceLevelId: fc.option(fc.integer({ min: 1, max: 2 })),
    confirmedQuantity: fc.nat(3),
    lackedStock: fc.boolean(),
  })
  .filter((each) => each.confirmedQuantity <= each.quantity);
const lines = fc.array(line, { minLength: 1, maxLength: 4 });

test('[STATUS-07] the series follows from its events as it would from all their lines', () => {
  fc.assert(
    fc.property(fc.array(lines, { minLength: 1, maxLength: 4 }), (events) => {
      expect(seriesRequestStatus(events.map(eventRequestStatus))).toBe(eventRequestStatus(events.flat()));
    }),
  );
});

test('[STATUS-06] [STATUS-07] a request is confirmed exactly when one of its lines says CONFIRMED', () => {
  fc.assert(
    fc.property(lines, (each) => {
      const status = eventRequestStatus(each);
      const words = each.map((one) => lineWord(one, status));
      expect(words.includes('CONFIRMED')).toBe(requestGroup(status) === 'confirmed');
    }),
  );
});
