import { spoken } from '../language/spoken.ts';
/** Names of the carousel's parts and controls, for those who do not see it. */
export const carouselMessages = spoken('carousel', {
  carousel: 'carousel',
  slide: 'slide',
  highlights: 'Highlights',
  position: (index: number, slides: number) => `${index} of ${slides}`,
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
});
