import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newYorkYear } from '../time/dates.ts';
import { historyYears, yearList } from './year-lists.ts';

const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('[CONST-14] [CONST-15] both lists hold this year second, without gaps, the shorter within the longer', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const [short, long] = [yearList(now), historyYears(now)];
      expect(long[1]).toBe(newYorkYear(now));
      expect(long.slice(0, short.length)).toEqual(short);
      expect(long.every((year, index) => index === 0 || year === long[index - 1]! - 1)).toBe(true);
    }),
  );
});
