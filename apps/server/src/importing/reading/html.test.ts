import { expect, test } from 'vitest';
import { createReport } from './report.ts';
import { readScalar } from './read-scalar.ts';
import type { Reading } from './reading.ts';

const place = { file: 'policies.yaml', line: 4 };

function read(source: string) {
  const report = createReport();
  const tree = { kind: 'scalar', label: 'text', place, value: source, source } as const;
  const text = readScalar(tree, { is: 'html' }, ['text'], { report } as Reading);
  return { text, notices: report.notices };
}

test.each([
  ['<p>Hi<img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
  ['<svg onload=alert(1)><p>Hi</p></svg>', '<p>Hi</p>'],
  ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['<a href="java&#10;script:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['<style>p { display: none }</style><p>Hi</p>', '<p>Hi</p>'],
  ['<iframe src="https://example.com"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['<p style="position: fixed">Hi</p>', '<p>Hi</p>'],
  ['<a href="//evil.example">Hi</a>', '<a>Hi</a>'],
])('[EVENT-35] of %s only what pages may show is kept, and the report says so', (source, expected) => {
  const { text, notices } = read(source);
  expect(text).toBe(expected);
  expect(notices).toEqual([
    { place, text: '"text": parts that pages may not show were removed from the text.' },
  ]);
});

test.each([
  '<p>Bread & butter, <br>and a <a href="https://example.com/?a=1&b=2">link</a></p>',
  '<ul><li><strong>One</strong></li><li>Two</li></ul>',
  '<table><tr><th scope="col">Row</th></tr></table>',
  '<p>Write to <a href="mailto:a@example.com">us</a> or call <a href="tel:+16175550100">us</a>.</p>',
  'no markup, but 3 < 4',
])('%s is in order', (source) => {
  expect(read(source).notices).toEqual([]);
});
