import { expect, test } from 'vitest';
import { fontFace, themeProperties } from './theme-properties.ts';

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
  expect(font('Avenir, system-ui')).toBe('Avenir');
});

test('[SHELL-14] [OPS-04] a font that the outlet brought is fetched from the page’s own host and stands first', () => {
  const own = { headerFontUrl: `/images/${'0af1'.repeat(8)}.woff2`, headerFontFamily: 'Futura, sans-serif' };
  expect(themeProperties(own)['--theme-header-font']).toBe("'Outlet Header', Futura");
  expect(fontFace(own)).toBe(
    `@font-face{font-family:'Outlet Header';font-weight:1 1000;font-display:swap;src:url('${own.headerFontUrl}') format('woff2')}`,
  );
  const without = { headerFontUrl: own.headerFontUrl };
  expect(themeProperties(without)['--theme-header-font']).toBe("'Outlet Header'");
});

test('[SHELL-14] no font comes from elsewhere, and none leaves its rule', () => {
  for (const headerFontUrl of [
    'https://fonts.example/a.woff2',
    "/images/a.woff2') } body { x: url('",
    '',
    null,
  ]) {
    expect(fontFace({ headerFontUrl })).toBe('');
    expect(themeProperties({ headerFontUrl })).toEqual({});
  }
});
