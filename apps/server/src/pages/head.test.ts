import { expect, test } from 'vitest';
import { closedHead } from './head.ts';

test('[SHELL-14] [SHELL-03] a gate wears the colours of its outlet, and tells nothing else of it', () => {
  const head = closedHead({
    theme: { primaryLinkColor: '#4a2bd8', carouselImages: [], promoImages: [] },
  });
  expect(head).toContain('--theme-accent:#4a2bd8');
  expect(head).toContain('<title>Tickets</title>');
});
