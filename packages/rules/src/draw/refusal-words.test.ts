import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test('[DRAW-11] what the rules refuse is named by its line, not by its place in a file', () => {
  expect(refusalWords('after[2].level', 'is of another item')).toBe('the level of line 3 is of another item');
  expect(refusalWords('after[0]', 'is an add-on')).toBe('line 1 is an add-on');
  expect(refusalWords('after', 'changes no line')).toBe('the correction changes no line');
  expect(refusalWords('at', 'is before 5')).toBe('its time is before 5');
  expect(refusalWords('', 'is too long')).toBe('it is too long');
});
