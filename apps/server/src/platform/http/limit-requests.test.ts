import { expect, test } from 'vitest';
import { countByMinute } from './limit-requests.ts';

test('every name is counted by itself, and all begin anew after a minute', () => {
  let elapsed = 0;
  const minute = countByMinute(() => elapsed);
  expect([minute.count('a'), minute.count('a'), minute.count('b')]).toEqual([1, 2, 1]);
  elapsed = 59_500;
  expect(minute.count('a')).toBe(3);
  expect(minute.secondsLeft()).toBe(1);
  elapsed = 60_000;
  expect(minute.count('a')).toBe(1);
  expect(minute.secondsLeft()).toBe(60);
});

test('a flood from ever new addresses does not fill the memory', () => {
  const minute = countByMinute(() => 0);
  for (let address = 0; address < 100_000; address += 1) minute.count(String(address));
  expect(minute.count('0')).toBe(1);
});
