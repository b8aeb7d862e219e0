export const CAROUSEL_AUTOPLAY_MS = 5000;

export const carouselAutoplays = (slides: number, reducedMotion: boolean): boolean =>
  slides > 1 && !reducedMotion;
