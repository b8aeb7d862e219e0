import { expect, test } from 'vitest';
import { everyFiveMinutes } from './every-five-minutes.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 11, 15, 0, minute));

test('[REPORT-04] five minutes in which nobody came stand between those in which somebody did', () => {
  const entries = [
    { at: at(0), people: 3 },
    { at: at(15), people: 1 },
  ];
  expect(everyFiveMinutes(entries).map(({ people }) => people)).toEqual([3, 0, 0, 1]);
  expect(everyFiveMinutes([])).toEqual([]);
});

test('[REPORT-04] somebody who came on another day makes no thousand empty columns', () => {
  const entries = [
    { at: at(0), people: 3 },
    { at: at(60 * 24), people: 1 },
  ];
  expect(everyFiveMinutes(entries)).toEqual(entries);
});
