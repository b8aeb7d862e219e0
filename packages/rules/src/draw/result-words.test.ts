import { expect, test } from 'vitest';
import { resultWords } from './result-words.ts';
import { ordinal } from '../writing/ordinal.ts';
import type { LineOutcome } from './result-words.ts';

const outcome: LineOutcome = {
  place: 412,
  entries: 2000,
  result: 'denied',
  reason: 'sold-out',
  askedLevel: 'Parterre',
  askedQuantity: 4,
  level: 'Parterre',
  quantity: 0,
  servedBefore: 380,
};

test.each<[string, Partial<LineOutcome>]>([
  ['Ranked 412th of 2,000: 380 were served before Parterre ran out.', {}],
  ['Ranked 412th of 2,000: 1 was served before Parterre ran out.', { servedBefore: 1 }],
  [
    'Ranked 412th of 2,000: with what you got before, you had reached the most that anybody may get in this draw.',
    { reason: 'cap' },
  ],
  ['Ranked 412th of 2,000: 4 tickets at once are not given in Parterre.', { reason: 'not-valid' }],
  [
    'Ranked 412th of 2,000: you got no ticket for this show, so nothing that goes with one.',
    { reason: 'no-ticket' },
  ],
  [
    'Ranked 412th of 2,000: this was decided by hand after the draw, and the public file says so.',
    { reason: 'override' },
  ],
  [
    'Ranked 1st of 2,000: you got 4 tickets in Parterre, as you asked.',
    { place: 1, result: 'full', reason: null, quantity: 4 },
  ],
  [
    'Ranked 412th of 2,000: 380 were served before Parterre had too few for you; you got 4 tickets in Balcony, which costs no more.',
    { result: 'alternate', reason: null, quantity: 4, level: 'Balcony' },
  ],
  [
    'Ranked 412th of 2,000: 380 were served before you; of the 4 you asked for in Parterre you got 1 ticket.',
    { result: 'partial', reason: null, quantity: 1 },
  ],
  [
    'Ranked 412th of 2,000: you got 2 tickets in Balcony. This was decided by hand after the draw, and the public file says so.',
    { result: 'override', reason: null, quantity: 2, level: 'Balcony' },
  ],
])('[DRAW-05] %s', (words, change) => {
  expect(resultWords({ ...outcome, ...change })).toBe(words);
});

test('[DRAW-05] places are counted as people count them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111, 1003].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '103rd',
    '111th',
    '1,003rd',
  ]);
});
