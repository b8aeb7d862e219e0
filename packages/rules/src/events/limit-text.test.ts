import { expect, test } from 'vitest';
import { limitText } from './limit-text.ts';

test('[EVENT-20] [EVENT-23] quantities that go in pairs say so beside their limit', () => {
  expect(limitText({ limit: 8 })).toBe('Max 8');
  expect(limitText({ limit: 8, multiplier: 1 })).toBe('Max 8');
  expect(limitText({ limit: 8, multiplier: 2 })).toBe('In pairs · Max 8');
  expect(limitText({ limit: 12, multiplier: 4 })).toBe('In groups of 4 · Max 12');
});
