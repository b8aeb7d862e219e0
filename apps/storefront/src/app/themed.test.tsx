// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleOutlet, sampleTheme } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

const property = (name: string) => document.documentElement.style.getPropertyValue(name);
const theme = sampleTheme({
  primaryLinkColor: '#4a2bd8',
  headerFontFamily: 'Impact, sans-serif',
  faviconImageUrl: '/images/favicon.svg',
});

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('style');
});

test('[SHELL-14] an outlet that the server wrote nothing of puts its theme on by itself', async () => {
  await openShop({ outlet: sampleOutlet({ theme }), written: false });
  expect(property('--theme-accent')).toBe('#4a2bd8');
  expect(property('--theme-header-font')).toBe('Impact');
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/images/favicon.svg');
});

test('[SHELL-14] where the server wrote the theme into the page, nothing is done twice', async () => {
  document.head.innerHTML = '<style data-theme></style>';
  await openShop({ outlet: sampleOutlet({ theme }) });
  expect(property('--theme-accent')).toBe('');
});

test('[SHELL-14] a theme’s breakpoint replaces the default one', async () => {
  const style = document.createElement('style');
  style.textContent = '@media (width < 769px) { p { color: red } }';
  document.head.append(style);
  await openShop({
    outlet: sampleOutlet({ theme: { ...theme, mobileBreakpointWidth: 900 } }),
    written: false,
  });
  const [rule] = style.sheet!.cssRules;
  expect((rule as CSSMediaRule).media.mediaText).toContain('900px');
});

test('[SHELL-14] the breakpoint is the theme’s also where the server wrote colours and favicon', async () => {
  document.head.innerHTML =
    '<style data-theme></style><link rel="icon" href="/images/favicon.svg">' +
    '<style>@media (width < 769px) { p { color: red } }</style>';
  await openShop({ outlet: sampleOutlet({ theme: { ...theme, mobileBreakpointWidth: 900 } }) });
  const [rule] = document.head.querySelector<HTMLStyleElement>('style:last-of-type')!.sheet!.cssRules;
  expect((rule as CSSMediaRule).media.mediaText).toContain('900px');
  expect(document.querySelectorAll('link[rel=icon]')).toHaveLength(1);
});
