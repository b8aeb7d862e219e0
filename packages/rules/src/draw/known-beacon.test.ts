import { expect, test } from 'vitest';
import { beaconAfter, momentOfRound } from './known-beacon.ts';

test('[PROG-05] [DRAW-02] the round that is named comes at the moment that was typed, or as the next one', () => {
  const noon = new Date('2027-01-04T17:00:00Z');
  const named = beaconAfter(noon);
  const comes = momentOfRound(named);
  expect(comes?.getTime()).toBeGreaterThanOrEqual(noon.getTime());
  expect((comes?.getTime() ?? 0) - noon.getTime()).toBeLessThan(3000);
  expect(momentOfRound({ ...named, round: (named.round ?? 0) - 1 })?.getTime()).toBeLessThan(noon.getTime());
  expect(momentOfRound(beaconAfter(new Date('2023-08-23T15:09:27Z')))).toEqual(
    new Date('2023-08-23T15:09:27Z'),
  );
});

test('[PROG-05] a number that is no round of a beacon comes at no moment', () => {
  expect(momentOfRound({ kind: 'digits', source: 'The lottery', count: 12 })).toBeUndefined();
  expect(momentOfRound({ kind: 'drand', round: 12 })).toBeUndefined();
  expect(momentOfRound(null)).toBeUndefined();
});
