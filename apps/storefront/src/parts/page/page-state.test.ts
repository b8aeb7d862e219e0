import { expect, test } from 'vitest';
import { emptyPageState, readPageState, writePageState } from './page-state.ts';

const now = new Date('2026-11-15T17:00:00Z');

test('dates survive the way into the page and out of it', () => {
  const state = { ...emptyPageState(now), answers: { list: { events: [{ at: now, none: undefined }] } } };
  expect(readPageState(writePageState(state)).answers).toEqual({ list: { events: [{ at: now }] } });
});

test('nothing in it can end the script element it stands in', () => {
  const state = { ...emptyPageState(now), answers: { a: '</script><script>alert(1)</script>\u2028' } };
  const text = writePageState(state);
  expect(text).not.toMatch(/[<>\u2028]/);
  expect(readPageState(text).answers).toEqual(state.answers);
});
