import { expect, test } from 'vitest';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_TRANSITION_SECONDS, carouselAutoplays } from './carousel.ts';

test('[CONST-10] [LIST-09] 5 seconds a slide, 0.45 s between them', () => {
  expect([CAROUSEL_AUTOPLAY_MS, CAROUSEL_TRANSITION_SECONDS]).toEqual([5000, 0.45]);
});

test('[LIST-09] it plays by itself with more than 1 slide, unless less motion is asked for', () => {
  expect(carouselAutoplays(1, false)).toBe(false);
  expect(carouselAutoplays(2, false)).toBe(true);
  expect(carouselAutoplays(2, true)).toBe(false);
});
