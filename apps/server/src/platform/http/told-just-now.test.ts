import { expect, test } from 'vitest';
import { SharedAnswer } from './answers.ts';
import { toldJustNow } from './told-just-now.ts';

test('[RUN-02] what was told is told again for a tenth of a second, and no longer', () => {
  let now = 0;
  const justNow = toldJustNow(() => now);
  const told = { answer: new SharedAnswer('this'), headers: {} };
  expect(justNow.get('what is on?')).toBeUndefined();
  justNow.put('what is on?', told);
  now = 99;
  expect(justNow.get('what is on?')).toBe(told);
  expect(justNow.get('what else?')).toBeUndefined();
  now = 100;
  expect(justNow.get('what is on?')).toBeUndefined();
});

test('whoever asks differently each time fills no memory', () => {
  const justNow = toldJustNow(() => 0);
  const told = { answer: new SharedAnswer('this'), headers: {} };
  for (let n = 0; n < 501; n += 1) justNow.put(`question ${n}`, told);
  expect([justNow.get('question 499'), justNow.get('question 500')]).toEqual([told, undefined]);
  const [long, longer] = ['x'.repeat(1000), 'x'.repeat(1001)];
  const anew = toldJustNow(() => 0);
  for (const question of [long, longer]) anew.put(question, told);
  expect([anew.get(long), anew.get(longer)]).toEqual([told, undefined]);
});
