import { expect, test } from 'vitest';
import { drawOfficeMessages as messages } from '../messages/draw-office.ts';
import type { PublicInputSettings } from './draw-settings.ts';
import { canBeAbandoned, nextSource } from './next-source.ts';

const nothing = {
  source: null,
  count: null,
  chain: null,
  publicKey: null,
  scheme: null,
  genesis: null,
  period: null,
  round: null,
};
const digits: PublicInputSettings = { ...nothing, kind: 'digits', source: 'Lottery, 1 May', count: 12 };
const beacon: PublicInputSettings = { ...nothing, kind: 'drand', genesis: 1000, period: 3, round: 5 };
const none: PublicInputSettings = { ...nothing, kind: 'none' };
const now = new Date(10_000_000);

test('[DRAW-10] digits come from another source, and all else stays', () => {
  expect(nextSource(digits, { source: ' Lottery, 8 May ' }, now)).toEqual({
    ...digits,
    source: 'Lottery, 8 May',
  });
  expect(nextSource(digits, {}, now)).toBe(messages.sourceMissing);
  expect(nextSource(digits, { source: 'Lottery, 1 May' }, now)).toBe(messages.sourceKnown);
  expect(nextSource(digits, { source: 'Lotería' }, now)).toBe(messages.sourceLetters);
});

test('[DRAW-10] a round comes more than an hour from now', () => {
  // Round 4201 comes at 1000 + 4200 × 3 = 13600, an hour after now.
  expect(nextSource(beacon, { round: 4201 }, now)).toBe(messages.roundTooSoon);
  expect(nextSource(beacon, { round: 4202 }, now)).toEqual({ ...beacon, round: 4202 });
  expect(nextSource(beacon, {}, now)).toBe(messages.roundTooSoon);
});

test('[DRAW-10] without a public number there is nothing to name', () => {
  expect(nextSource(none, { source: 'Lottery' }, now)).toEqual(none);
});

test('[DRAW-10] what nobody has read yet, and what was published, is not abandoned', () => {
  expect(canBeAbandoned({ state: 'committed', isLocked: false })).toBe(false);
  expect(canBeAbandoned({ state: 'committed', isLocked: true })).toBe(true);
  expect(canBeAbandoned({ state: 'frozen', isLocked: true })).toBe(true);
  expect(canBeAbandoned({ state: 'drawn', isLocked: true })).toBe(true);
  expect(canBeAbandoned({ state: 'published', isLocked: true })).toBe(false);
  expect(canBeAbandoned({ state: 'abandoned', isLocked: true })).toBe(false);
});
