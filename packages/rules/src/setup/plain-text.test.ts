import { expect, test } from 'vitest';
import { htmlOfPlain, plainOfHtml } from './plain-text.ts';
import { samplePolicies } from './sample-policies.ts';

test('[SETUP-06] paragraphs and lists are what they look like', () => {
  const typed = 'No refunds,\nbut for storms.\n\n- Rain\n- Hail <b>';
  const html = '<p>No refunds,<br>but for storms.</p><ul><li>Rain</li><li>Hail &lt;b&gt;</li></ul>';
  expect(htmlOfPlain(typed)).toBe(html);
  expect(plainOfHtml(html)).toBe(typed);
  expect(htmlOfPlain(' \n\n ')).toBe('');
});

test.each(samplePolicies.map(({ text }) => [text]))(
  '[SETUP-06] a new shop’s texts can be edited: %s',
  (text) => {
    expect(htmlOfPlain(plainOfHtml(text)!)).toBe(text);
  },
);

test.each([
  '<p>See <a href="/x">this</a></p>',
  '<h2>Title</h2>',
  'bare',
  '<p>open',
  '<p><script>x</script></p>',
])('[SETUP-06] %s has more in it, and is left as it is', (html) => {
  expect(plainOfHtml(html)).toBeUndefined();
});
