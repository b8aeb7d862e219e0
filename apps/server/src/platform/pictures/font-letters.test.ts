import { readFileSync } from 'node:fs';
import { lettersOf } from '@stagedoor/rules/language/letters-of';
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { expect, test } from 'vitest';
import { fontLetters } from './font-letters.ts';

const font = (name: string) =>
  readFileSync(new URL(`../../../../../demo/lantern/fonts/${name}.woff2`, import.meta.url));
const missing = (name: string, letters: string): string => {
  const has = fontLetters(font(name));
  return [...letters].filter((letter) => !has?.(letter.codePointAt(0) ?? 0)).join('');
};

test.each(['anton', 'crimson-pro', 'jost', 'libre-baskerville'])(
  '[SETUP-04] %s holds the letters of every language that a shop can speak, and no Greek',
  (name) => {
    for (const language of Object.keys(shopLanguages) as (keyof typeof shopLanguages)[])
      expect(missing(name, lettersOf(language)), language).toBe('');
    expect(missing(name, 'αβЖ漢')).toBe('αβЖ漢');
  },
);

test('[SETUP-04] what is cut off or made up says nothing, and nothing breaks', () => {
  const whole = font('jost');
  expect(fontLetters(whole.subarray(0, whole.length / 2))).toBeUndefined();
  expect(fontLetters(Buffer.from(`wOF2${'\0'.repeat(60)}`))).toBeUndefined();
  expect(fontLetters(Buffer.alloc(0))).toBeUndefined();
});
