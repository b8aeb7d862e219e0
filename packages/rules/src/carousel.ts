export const CAROUSEL_AUTOPLAY_MS = 5000;
export const CAROUSEL_TRANSITION_SECONDS = 0.45;

export const carouselAutoplays = (slides: number, reducedMotion: boolean): boolean =>
  slides > 1 && !reducedMotion;
