import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByTour } from './request-groups.ts';

const day = fc.integer({ min: 0, max: 1000 }).map((at) => new Date(at));
const request = fc.record({
  tourId: fc.option(fc.nat(3)),
  showDates: fc.array(day, { minLength: 1, maxLength: 3 }),
});
const first = (each: { showDates: Date[] }) => Math.min(...each.showDates.map(Number));

test('[HIST-REQ-04] every request stands in one group, a tour in one, and all in the order of their shows', () => {
  fc.assert(
    fc.property(fc.array(request), (requests) => {
      const groups = groupByTour(requests);
      expect(new Set(groups.flatMap((group) => group.requests))).toEqual(new Set(requests));
      const tours = groups.flatMap((group) => group.tourId ?? []);
      expect(new Set(tours).size).toBe(tours.length);
      const starts = groups.map((group) => first(group.requests[0]!));
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }),
  );
});
