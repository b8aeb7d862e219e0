import { expect, test } from 'vitest';
import { isReadableColor, leastContrast, nearestReadable } from './nearest-readable.ts';

test.each(['#b86f0e', '#ffee00', '#ffffff', '#7fd1ae', '#fff'])(
  '[SETUP-04] beside %s the nearest readable colour is offered, and none lighter would do',
  (color) => {
    const nearest = nearestReadable(color)!;
    expect(isReadableColor(color)).toBe(false);
    expect(isReadableColor(nearest)).toBe(true);
    // A hundredth less black would be too pale.
    expect(leastContrast(nearest)).toBeLessThan(4.8);
  },
);

test('[SETUP-04] a colour that can be read is its own nearest, and what is no colour has none', () => {
  expect(nearestReadable('#b1251d')).toBe('#b1251d');
  expect(nearestReadable('red')).toBeUndefined();
});
