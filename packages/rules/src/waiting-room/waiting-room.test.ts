import { expect, test } from 'vitest';
import { needsNoWaitingRoom, needsWaitingRoom } from './by-itself.ts';
import { waitEstimate } from './estimate.ts';
import { FIRST_PACE, howManyToLetIn, measuredPerMinute, nextPace } from './pace.ts';
import { askAgainSeconds } from './turns.ts';

const quick = { slowMs: 80, isHeldBack: true, seconds: 1 };

test('[QUEUE-03] the pace grows while carts are served quickly and somebody is kept out', () => {
  expect(nextPace(FIRST_PACE, quick)).toBeCloseTo(2.2);
  expect(nextPace(FIRST_PACE, { ...quick, isHeldBack: false })).toBe(FIRST_PACE);
  expect(nextPace(FIRST_PACE, { ...quick, slowMs: undefined })).toBeGreaterThan(FIRST_PACE);
  expect(nextPace(199, quick)).toBe(200);
});

test('[QUEUE-03] it halves when they are not, and never stops', () => {
  expect(nextPace(8, { ...quick, slowMs: 501 })).toBe(4);
  expect(nextPace(8, { ...quick, slowMs: 500 })).toBeGreaterThan(8);
  expect(nextPace(0.2, { ...quick, slowMs: 5000 })).toBe(0.2);
});

const door = { pace: 2, owed: 0, seconds: 1, waiting: 100, free: 50, undecided: 0 };

test('[QUEUE-03] as many as the pace says, and a half one is owed', () => {
  expect(howManyToLetIn(door)).toEqual({ people: 2, owed: 0, isHeldBack: true });
  expect(howManyToLetIn({ ...door, pace: 0.4, owed: 0.7 })).toMatchObject({ people: 1, isHeldBack: true });
  expect(howManyToLetIn({ ...door, waiting: 1 })).toEqual({ people: 1, owed: 1, isHeldBack: false });
});

test('[QUEUE-03] nobody is let in for tickets that those before may take', () => {
  expect(howManyToLetIn({ ...door, free: 3, undecided: 2 }).people).toBe(1);
  expect(howManyToLetIn({ ...door, free: 2, undecided: 4 })).toMatchObject({ people: 0, isHeldBack: false });
});

test('[QUEUE-02] people a minute are measured, the newest minutes most', () => {
  expect(measuredPerMinute(0, 3, 2)).toBe(90);
  const slower = measuredPerMinute(90, 0, 60);
  expect(slower).toBeGreaterThan(40);
  expect(slower).toBeLessThan(90);
  expect(measuredPerMinute(90, 5, 0)).toBe(90);
});

test('[QUEUE-02] an estimate is a figure with a range around it, or nothing', () => {
  expect(waitEstimate(127, 9)).toEqual({ minutes: 14, from: 11, to: 20 });
  expect(waitEstimate(25, 10)).toEqual({ minutes: 3, from: 2, to: 4 });
  expect(waitEstimate(0, 1)).toEqual({ minutes: 1, from: 1, to: 2 });
  expect(waitEstimate(0, 600)).toEqual({ minutes: 1, from: 1, to: 1 });
  expect(waitEstimate(10, 0)).toBeUndefined();
});

test('[QUEUE-02] who is nearly there asks more often', () => {
  expect(askAgainSeconds({ ahead: 500, secondsLeft: undefined })).toBe(10);
  expect(askAgainSeconds({ ahead: 20, secondsLeft: undefined })).toBe(10);
  expect(askAgainSeconds({ ahead: 19, secondsLeft: undefined })).toBe(3);
  expect(askAgainSeconds({ ahead: 4, secondsLeft: undefined })).toBe(3);
  expect(askAgainSeconds({ ahead: undefined, secondsLeft: undefined })).toBe(3);
  expect(askAgainSeconds({ ahead: undefined, secondsLeft: 3600 })).toBe(10);
  expect(askAgainSeconds({ ahead: undefined, secondsLeft: 5 })).toBe(5);
  expect(askAgainSeconds({ ahead: undefined, secondsLeft: 0 })).toBe(3);
});

test('[QUEUE-03] it opens by itself when more want in than are served, and goes when it is quiet', () => {
  expect(needsWaitingRoom({ carts: 80, slowMs: 3001 }, 3000)).toBe(true);
  expect(needsWaitingRoom({ carts: 80, slowMs: 3000 }, 3000)).toBe(false);
  expect(needsWaitingRoom({ carts: 49, slowMs: 9000 }, 3000)).toBe(false);
  expect(needsWaitingRoom({ carts: 50, slowMs: 9000 }, 3000)).toBe(true);
  expect(needsWaitingRoom({ carts: 5000, slowMs: 9000 }, 0)).toBe(false);
  const now = new Date('2026-11-15T17:10:00Z');
  expect(needsNoWaitingRoom(new Date('2026-11-15T17:05:00Z'), now)).toBe(true);
  expect(needsNoWaitingRoom(new Date('2026-11-15T17:06:00Z'), now)).toBe(false);
  expect(needsNoWaitingRoom(null, now)).toBe(false);
});
