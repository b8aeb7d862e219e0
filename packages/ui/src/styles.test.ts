// What the style sheets promise, read from their text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BREAKPOINT } from './breakpoint.ts';
import { cases } from '../../../tools/testing/cases.ts';

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'));
const sheets = new Map(names.map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]));
const tokens = sheets.get('tokens.css') ?? '';

function token(name: string): string {
  const value = new RegExp(`--${name}: (?:var\\(--theme-[a-z-]+, )?([^;)]+)`).exec(tokens)?.[1];
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
  ['ink', 'ground'],
  ['ink-muted', 'ground'],
  ['ink-muted', 'sunken'],
  ['accent-ink', 'accent'],
  ['good-ink', 'good-wash'],
  ['attention-ink', 'attention-wash'],
  ['neutral-ink', 'neutral-wash'],
  ['neutral-ink', 'sunken'],
  ['critical-ink', 'critical-wash'],
  ['critical-ink', 'card'],
])('%s can be read on %s', (ink, paper) => {
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
});

test('the edge of a field can be seen', () => {
  expect(contrast('line-strong', 'card')).toBeGreaterThanOrEqual(3);
});

test('[SHELL-13] [CONST-01] [CONST-02] one breakpoint of 769 px and one container of 1020 px', () => {
  const widths = [...sheets.values()].flatMap((sheet) => sheet.match(/@media \(width [^)]*\)/g) ?? []);
  expect(new Set(widths)).toEqual(new Set(['@media (width < 769px)', '@media (width >= 769px)']));
  expect(BREAKPOINT).toBe(769);
  expect(token('container')).toBe('1020px');
});

test('no piece spells out a colour of its own', () => {
  for (const [name, sheet] of cases(sheets)) {
    if (name === 'tokens.css') continue;
    const colours = sheet.replaceAll(/url\([^)]*\)|mask: [^;]*;/g, '').match(/#[\da-f]{3,8}\b|rgb\(|hsl\(/gi);
    expect({ name, colours }).toEqual({ name, colours: null });
  }
});

test('[SHELL-11] toasts are fixed to the top right', () => {
  const stack = /\.stack \{([^}]*)\}/.exec(sheets.get('toast.module.css') ?? '')?.[1];
  expect(stack).toContain('position: fixed');
  expect(stack).toContain('inset-block-start: 0');
  expect(stack).toContain('inset-inline-end: 0');
});

test('[SHELL-01] a screen that is on its way shows its frame after 200 ms, not later', () => {
  expect(token('patience')).toBe('200ms');
  expect(sheets.get('skeleton.module.css')).toContain('var(--patience) both');
});
