import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt, wallTimeOf } from './wall-time.ts';

const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });

const zones = fc.constantFrom('America/New_York', 'Europe/Paris', 'Asia/Tokyo', 'Australia/Lord_Howe');

test('what a clock shows is found again, whatever the season', () => {
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const wall = wallTimeOf(new Date(minute * 60_000), zone);
      expect(wallTimeOf(momentAt(wall, zone), zone)).toEqual(wall);
    }),
  );
});

test('the moment found lies within the hour that is repeated in autumn', () => {
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const moment = new Date(minute * 60_000);
      const off = Math.abs(momentAt(wallTimeOf(moment, zone), zone).getTime() - moment.getTime());
      expect([0, 1_800_000, 3_600_000]).toContain(off);
    }),
  );
});
