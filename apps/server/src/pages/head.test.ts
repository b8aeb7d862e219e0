import { expect, test } from 'vitest';
import { closedHead, pageHead } from './head.ts';
import type { HeadFacts } from './head.ts';

test('[SHELL-14] [SHELL-03] a gate wears the colours of its outlet, and tells nothing else of it', () => {
  const head = closedHead({
    theme: { primaryLinkColor: '#4a2bd8', carouselImages: [], promoImages: [] },
  });
  expect(head).toContain('--theme-accent:#4a2bd8');
  expect(head).toContain('<title>Tickets</title>');
});

test('[SHELL-14] an open page wears its outlet’s colours, font and favicon from the first paint', () => {
  const theme = {
    primaryLinkColor: '#4a2bd8',
    secondaryLinkColor: '#a2432b',
    primaryTextColor: '#12262e',
    headerFontFamily: 'Futura',
    faviconImageUrl: '/images/favicon.svg',
    headerImageUrl: '/images/header.png',
    carouselImages: [],
    promoImages: [],
  };
  const head = pageHead({
    title: 'All Events',
    outlet: { name: 'Lantern Club', theme } as unknown as HeadFacts['outlet'],
    events: [],
    screen: 'list',
    origin: 'https://lantern.example',
    path: '/events',
  });
  expect(head).toContain('<link rel="icon" href="/images/favicon.svg">');
  expect(head).toMatch(/<style nonce="[^"]+" data-theme>/);
  for (const declared of [
    '--theme-accent:#4a2bd8',
    '--theme-link-2:#a2432b',
    '--theme-text:#12262e',
    '--theme-header-font:Futura',
  ])
    expect(head).toContain(declared);
  expect(head).toContain('<meta property="og:image" content="https://lantern.example/images/header.png">');
});
