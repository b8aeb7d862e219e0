import { expect, test } from 'vitest';
import { themeProperties } from './theme-properties.ts';

test('[SHELL-14] a theme value replaces the default when it is set', () => {
  expect(
    themeProperties({
      primaryLinkColor: '#0b5f73',
      secondaryLinkColor: '#a2432b',
      primaryTextColor: '#12262e',
      subHeaderBackgroundColor: '#2f1027',
      headerFontFamily: "'Iowan Old Style', Georgia, serif",
    }),
  ).toEqual({
    '--theme-accent': '#0b5f73',
    '--theme-accent-ink': '#ffffff',
    '--theme-accent-wash': '#e7eff1',
    '--theme-link': '#0b5f73',
    '--theme-link-2': '#a2432b',
    '--theme-text': '#12262e',
    '--theme-sub-header': '#2f1027',
    '--theme-header-font': "'Iowan Old Style', Georgia, serif",
  });
  expect(themeProperties({})).toEqual({});
});

test('[SHELL-14] colours that cannot be read, and words that are no colour or font, change nothing', () => {
  expect(
    themeProperties({
      primaryLinkColor: '#ffee99',
      secondaryLinkColor: 'red;}',
      primaryTextColor: '',
      subHeaderBackgroundColor: 'url(x)',
      headerFontFamily: 'x;} body{display:none',
    }),
  ).toEqual({});
});

test('[SHELL-14] a font that the machine lacks gives way to the one that is served, a serif to a serif', () => {
  const font = (headerFontFamily: string) => themeProperties({ headerFontFamily })['--theme-header-font'];
  expect(font("Futura, 'Century Gothic', sans-serif")).toBe("Futura, 'Century Gothic'");
  expect(font('Georgia, serif')).toBe('Georgia, serif');
  expect(font('sans-serif')).toBeUndefined();
});
