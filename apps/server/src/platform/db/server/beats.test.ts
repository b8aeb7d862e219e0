import { expect, test } from 'vitest';
import { beatsOf } from './beats.ts';

test('[RUN-07] a replica is as old as the newest of our numbers that it has', () => {
  const beats = beatsOf();
  for (let n = 1; n <= 4; n += 1) beats.written(n, n * 500);
  expect(beats.ageMs(4, 2100)).toBe(100);
  expect(beats.ageMs(2, 2100)).toBe(1100);
  // It stands still, and time goes on.
  expect(beats.ageMs(4, 60_000)).toBe(58_000);
});

test('[RUN-07] one that has no number of ours, or one that we never wrote, is no replica of this database', () => {
  const beats = beatsOf();
  beats.written(7, 1000);
  expect(beats.ageMs(undefined, 1100)).toBe(Infinity);
  expect(beats.ageMs(8, 1100)).toBe(Infinity);
  expect(beatsOf().ageMs(1, 1100)).toBe(Infinity);
});

test('[RUN-07] one that is an hour behind has only numbers that nobody knows any more', () => {
  const beats = beatsOf();
  for (let n = 1; n <= 7200; n += 1) beats.written(n, n * 500);
  expect(beats.ageMs(1, 3_600_000)).toBe(Infinity);
});
