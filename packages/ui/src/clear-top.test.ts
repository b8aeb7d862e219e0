import { expect, test } from 'vitest';
import { clearTop } from './clear-top.ts';

const toast = { top: 0, bottom: 80, left: 900, right: 1264 };
const box = (top: number, bottom: number, left = 1100, right = 1200) => ({ top, bottom, left, right });

test('[SHELL-11] [SHELL-12] a toast stands under the menu button, the clock and a cross that are in its column', () => {
  expect(clearTop(toast, [box(10, 54)], 16)).toBe(62);
  expect(clearTop(toast, [box(10, 54), box(120, 160)], 16)).toBe(168);
  expect(clearTop(toast, [box(120, 160), box(10, 54)], 16)).toBe(168);
});

test('what stands beside it, or far enough below, is not in its way', () => {
  expect(clearTop(toast, [], 16)).toBe(16);
  expect(clearTop(toast, [box(10, 54, 100, 300)], 16)).toBe(16);
  expect(clearTop(toast, [box(10, 54), box(300, 340)], 16)).toBe(62);
  // Scrolled out of sight.
  expect(clearTop(toast, [box(-90, -40)], 16)).toBe(16);
});
