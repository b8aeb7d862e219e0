import { expect, test } from 'vitest';
import { newPastShows } from './past-shows.ts';

const now = new Date('2027-05-02T00:00:00Z');
const shows = (date: string) => ({
  shows: [
    { id: 8, date: new Date('2030-01-01') },
    { id: 9, date: new Date(date) },
  ],
});

test('[OPS-11] a new show that lies in the past deserves a look', () => {
  expect(newPastShows(shows('2027-05-01T00:00:00Z'), null, now)).toEqual([
    {
      path: ['shows', 1, 'date'],
      message: 'The show lies in the past: nobody will see it on sale.',
      note: true,
    },
  ]);
  expect(newPastShows(shows('2027-05-02T00:00:00Z'), null, now)).toEqual([]);
  expect(newPastShows({ shows: [{ id: 9 }] }, { shows: [] }, now)).toEqual([]);
});

test('[OPS-11] one that was there before its day came is well known', () => {
  expect(newPastShows(shows('2027-05-01T00:00:00Z'), { shows: [{ id: 9 }] }, now)).toEqual([]);
});
