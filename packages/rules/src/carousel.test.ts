import { expect, test } from 'vitest';
import { CAROUSEL_AUTOPLAY_MS, carouselAutoplays } from './carousel.ts';

test('[CONST-10] [LIST-09] 5 seconds a slide', () => {
  expect(CAROUSEL_AUTOPLAY_MS).toBe(5000);
});

test('[LIST-09] it plays by itself with more than 1 slide, unless less motion is asked for', () => {
  expect(carouselAutoplays(1, false)).toBe(false);
  expect(carouselAutoplays(2, false)).toBe(true);
  expect(carouselAutoplays(2, true)).toBe(false);
});
