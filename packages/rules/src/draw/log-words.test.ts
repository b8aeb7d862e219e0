import { expect, test } from 'vitest';
import { logWords } from './log-words.ts';

test('[DRAW-12] every kind of line of the log has its words', () => {
  const lines = [
    { type: 'return', quantity: 2 },
    { type: 'added', level: 7, count: 1 },
    { type: 'pass' },
    { type: 'walk' },
    { type: 'runner-up', level: 7, quantity: 1 },
  ].map((line, index) => JSON.stringify({ ...line, number: index + 1, at: 1_800_000_000 }));
  const words = lines.map((line) => logWords(line, (level) => `Level ${level}`));
  expect(words.map((each) => each.words)).toEqual([
    '2 tickets came back',
    '1 ticket was added that was not in the draw: Level 7',
    'A fan takes part no more',
    'The walk down the order',
    '1 ticket in Level 7 reached the next in line',
  ]);
  expect(words.map(({ isPass }) => isPass)).toEqual([false, false, true, false, false]);
  expect(words[0]).toMatchObject({ number: 1, at: new Date('2027-01-15T08:00:00Z') });
});

test('[DRAW-12] a line without its numbers is read as none', () => {
  const words = ['return', 'added', 'runner-up'].map(
    (type) => logWords(JSON.stringify({ type, number: 1, at: 1 }), (level) => `Level ${level}`).words,
  );
  expect(words).toEqual([
    '0 tickets came back',
    '0 tickets were added that were not in the draw: Level 0',
    '0 tickets in Level 0 reached the next in line',
  ]);
});
