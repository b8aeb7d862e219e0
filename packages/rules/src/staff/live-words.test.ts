import { expect, test } from 'vitest';
import { liveWords } from './live-words.ts';
import { newYork } from '../time/testing/new-york.ts';

const heard = new Date('2026-11-15T15:42:00Z');
const after = (seconds: number) => liveWords(heard, new Date(heard.getTime() + seconds * 1000), newYork);

test('[OFFICE-05] what was heard just now is live, and what was not for long says as of when', () => {
  expect(after(4)).toEqual({ isLive: true, words: 'Live, 4 s ago' });
  expect(after(90).isLive).toBe(true);
  expect(after(91)).toEqual({ isLive: false, words: 'As of 10:42 AM' });
  // A clock that was put back has heard it now, not in the future.
  expect(after(-3).words).toBe('Live, 0 s ago');
});
