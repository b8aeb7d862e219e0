import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt, wallTimeOf } from './new-york-time.ts';

const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });

test('what a New York clock shows is found again, whatever the season', () => {
  fc.assert(
    fc.property(minutes, (minute) => {
      const wall = wallTimeOf(new Date(minute * 60_000));
      expect(wallTimeOf(momentAt(wall))).toEqual(wall);
    }),
  );
});

test('the moment found lies within the hour that is repeated in autumn', () => {
  fc.assert(
    fc.property(minutes, (minute) => {
      const moment = new Date(minute * 60_000);
      const off = Math.abs(momentAt(wallTimeOf(moment)).getTime() - moment.getTime());
      expect([0, 3_600_000]).toContain(off);
    }),
  );
});
