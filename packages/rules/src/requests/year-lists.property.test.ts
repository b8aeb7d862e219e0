import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { historyYears, yearList } from './year-lists.ts';
import { newYork } from '../time/testing/new-york.ts';

const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('[CONST-14] [CONST-15] both lists hold this year second, without gaps, the shorter within the longer', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const [short, long] = [yearList(now, newYork), historyYears(now, newYork)];
      expect(long[1]).toBe(newYork.yearOf(now));
      expect(long.slice(0, short.length)).toEqual(short);
      expect(long.every((year, index) => index === 0 || year === long[index - 1]! - 1)).toBe(true);
    }),
  );
});
