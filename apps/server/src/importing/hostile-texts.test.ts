import { afterAll, expect, test } from 'vitest';
import { readFolder } from './read-folder.ts';
import { goodFolder } from './testing/good-folder.ts';
import { writeFolder } from './testing/write-folder.ts';
import type { Files } from './testing/write-folder.ts';

const removals: (() => void)[] = [];
afterAll(() => removals.forEach((remove) => remove()));

function read(changed: Files) {
  const folder = writeFolder({ ...goodFolder, ...changed });
  removals.push(folder.remove);
  return readFolder(folder.path, new Date('2026-11-15T12:00:00Z'));
}

test.each([
  ['<p>Kind</p><img src=x onerror="alert(1)">', '<p>Kind</p>'],
  ['<p>Kind</p><svg onload="alert(1)"></svg>', '<p>Kind</p>'],
  ['<a href="javascript:alert(1)">Kind</a>', '<a>Kind</a>'],
  ['<p onclick="alert(1)" style="position:fixed">Kind</p>', '<p>Kind</p>'],
  ['<p>Kind</p><script>alert(1)</script><iframe src="//evil"></iframe>', '<p>Kind</p>'],
])('[SEC-51] of a policy %s only %s is kept', (given, kept) => {
  const text = JSON.stringify(given);
  const { programme, report } = read({
    'outlets/shop/policies.yaml': `- { id: 1, type: terms, headline: Terms, text: ${text} }\n`,
  });
  expect(programme!.outlets[0]!.policies.map((policy) => policy.text)).toEqual([kept]);
  expect(report.notices).not.toEqual([]);
});

const outlet = String(goodFolder['outlets/shop/outlet.yaml']);
const bad = 'javascript:alert(1)';

test.each<[string, Files]>([
  ['a LoginURL', { 'outlets/shop/outlet.yaml': `${outlet}loginUrl: ${bad}\n` }],
  ['a help link', { 'outlets/shop/outlet.yaml': `${outlet}helpLink: ${bad}\n` }],
  ['a social link', { 'outlets/shop/social.yaml': `facebook: { url: '${bad}' }\n` }],
  ['a colour of the theme', { 'outlets/shop/theme.yaml': `linkColor: '${bad}'\n` }],
  [
    'a picture’s link',
    { 'outlets/shop/theme.yaml': `carousel: [{ image: images/gala.svg, link: '${bad}', title: A }]\n` },
  ],
  ['a picture', { 'outlets/shop/theme.yaml': `logo: '${bad}'\n` }],
])('[SEC-52] javascript: as %s is refused', (_what, changed) => {
  expect(read(changed).report.mistakes).toHaveLength(1);
});
