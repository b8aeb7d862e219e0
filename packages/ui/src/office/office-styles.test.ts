// What the box office's style sheets promise, read from their text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const tokens = read('tokens.css') + read('../tokens.css');
const pieces = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.module.css'));

function token(name: string): string {
  const value = new RegExp(`--${name}: (#[\\da-f]{3,6})`).exec(tokens)?.[1];
  if (!value) throw new Error(`No token ${name}`);
  return value;
}

function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit) : hex.match(/[\da-f]{2}/g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(token(one)), luminance(token(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['data-ink', 'data-wash'],
  ['accent-ink', 'accent'],
  ['ink-muted', 'sunken'],
])('%s can be read on %s', (ink, paper) => {
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
});

test.each(['data', 'held', 'line-strong'])('a bar in %s can be seen on a card', (colour) => {
  expect(contrast(colour, 'card')).toBeGreaterThanOrEqual(3);
});

test('pieces turn at two widths only, and spell out no colour of their own', () => {
  expect(pieces.length).toBeGreaterThan(15);
  const sheets = pieces.map(read);
  const widths = new Set(sheets.flatMap((sheet) => sheet.match(/@media \(width [^)]*\)/g) ?? []));
  expect([...widths].sort()).toEqual([
    '@media (width < 1100px)',
    '@media (width < 769px)',
    '@media (width >= 1100px)',
    '@media (width >= 769px)',
  ]);
  for (const sheet of cases(sheets)) expect(sheet.match(/#[\da-f]{3,8}\b|rgb\(|hsl\(/gi)).toBeNull();
});

test('a finger gets 44 px', () => {
  expect(tokens).toMatch(/@media \(pointer: coarse\) \{[^}]*--target: 2\.75rem/);
});
