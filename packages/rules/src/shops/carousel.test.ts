import { expect, test } from 'vitest';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_DAMPING, carouselAutoplays } from './carousel.ts';

test('[CONST-10] [LIST-09] 5 seconds a slide', () => {
  expect(CAROUSEL_AUTOPLAY_MS).toBe(5000);
});

test('[CONST-10] the change of a slide takes 0.45 s', () => {
  // As Embla moves: 60 steps a second, each with its friction.
  const FRICTION = 0.68;
  let [place, speed, steps] = [0, 0, 0];
  while (place < 0.99) {
    speed = (speed + (1 - place) / CAROUSEL_DAMPING) * FRICTION;
    place += speed;
    steps += 1;
  }
  expect(steps / 60).toBeCloseTo(0.45, 2);
});

test('[LIST-09] it plays by itself with more than 1 slide, unless less motion is asked for', () => {
  expect(carouselAutoplays(1, false)).toBe(false);
  expect(carouselAutoplays(2, false)).toBe(true);
  expect(carouselAutoplays(2, true)).toBe(false);
});
