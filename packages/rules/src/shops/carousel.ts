export const CAROUSEL_AUTOPLAY_MS = 5000;

/** Embla counts in a damping of its own: with 19 a slide has come 99 % of its way after 0.45 s. */
export const CAROUSEL_DAMPING = 19;

export const carouselAutoplays = (slides: number, reducedMotion: boolean): boolean =>
  slides > 1 && !reducedMotion;
