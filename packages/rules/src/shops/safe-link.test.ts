import { expect, test } from 'vitest';
import { safeImage, safeLink } from './safe-link.ts';

test('[NAV-05] [NAV-09] [NAV-12] https, http and mailto addresses become links', () => {
  expect(safeLink(' https://example.com/help ')).toBe('https://example.com/help');
  expect(safeLink('http://example.com')).toBe('http://example.com');
  expect(safeLink('mailto:box@example.com')).toBe('mailto:box@example.com');
});

test('anything else does not', () => {
  const bad = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    '//evil.example',
    'help',
    '',
    null,
    undefined,
  ];
  for (const address of bad) expect(safeLink(address)).toBeNull();
});

test('[LIST-08] pictures come from the web or from this site', () => {
  expect(safeImage('/images/poster.svg')).toBe('/images/poster.svg');
  expect(safeImage('https://example.com/a.jpg')).toBe('https://example.com/a.jpg');
  for (const bad of [
    '//evil.example/a.jpg',
    '/\\evil.example',
    'data:image/svg+xml,x',
    'mailto:a@b.co',
    'a.jpg',
  ]) {
    expect(safeImage(bad)).toBeNull();
  }
});
