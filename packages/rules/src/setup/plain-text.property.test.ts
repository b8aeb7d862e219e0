import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOfPlain, plainOfHtml } from './plain-text.ts';

const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replaceAll(/\s/g, ' ').trim());
const line = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' ').replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && !text.startsWith('- ') && text !== '-');
const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const bullets = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.map((text) => `- ${text}`).join('\n'));
const plain = fc
  .array(fc.oneof(paragraph, bullets), { minLength: 1, maxLength: 4 })
  .map((blocks) => blocks.join('\n\n'));

test('[SETUP-06] whatever is typed comes back as it was typed, and holds no other tags', () => {
  fc.assert(
    fc.property(plain, (typed) => {
      const html = htmlOfPlain(typed);
      expect(plainOfHtml(html)).toBe(typed);
      expect(html.replaceAll(/<\/?(?:p|ul|li|br)>/g, '')).not.toMatch(/[<>]/);
    }),
  );
});
