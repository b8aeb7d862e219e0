/** Names of the carousel's parts and controls, for those who do not see it. */
export const carouselMessages = {
  carousel: 'carousel',
  slide: 'slide',
  highlights: 'Highlights',
  position: (index: number, slides: number) => `${index} of ${slides}`,
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
} as const;
