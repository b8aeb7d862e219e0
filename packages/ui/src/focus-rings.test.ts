import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a style sheet says of a part while it has the focus. */
function whenFocused(file: string, part: string): string | undefined {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  return css.split(`\n${part}:focus-visible {`)[1]?.split('}')[0]?.trim();
}

test.each([
  ['dialog.module.css', '.popup'],
  ['drawer.module.css', '.popup'],
  ['tabs.module.css', '.panel'],
])('[SHELL-16] no ring goes round a whole panel: %s', (file, part) => {
  expect(whenFocused(file, part)).toMatch(/^outline: none;/);
});
