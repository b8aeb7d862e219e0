import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test.each([
  ['The show has no "date".', ['shows', 0, 'date'], 'The show has no “date”.'],
  [
    'A series that is drawn needs a "closes": the list is frozen after it.',
    ['outlets', 0, 'series', 1, 'draw'],
    'A series that is drawn needs a “closing”: the list is frozen after it.',
  ],
  [
    '"draw.caps" cannot change: the series is open.',
    ['outlets', 0, 'series', 1, 'draw', 'caps'],
    '“most that a fan may get” cannot change: the series is open.',
  ],
  [
    '"walkAt" must be a time of the day such as "12:00".',
    ['draw', 'walkAt'],
    '“hour for what comes back” must be a time of the day such as "12:00".',
  ],
  ['The artist "homecoming" is not known.', ['shows', 0, 'artist'], 'The artist "homecoming" is not known.'],
])('[PROG-06] [SETUP-03] a file’s key is told in words: %s', (message, path, told) => {
  expect(inWords({ path, message })).toBe(told);
});
