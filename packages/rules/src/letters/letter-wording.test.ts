import { expect, test } from 'vitest';
import { letterKinds } from './letter-kinds.ts';
import { lettersBesides } from './letter-table.ts';
import { fillWording, openingLines, wrongWithSubject, wrongWithWording } from './letter-wording.ts';

const facts = { subject: 'Your order Z4100000114', shop: 'Lantern Club', number: 'Z4100000114' };

test('[OPS-48] fields are filled in, once and literally', () => {
  expect(fillWording('{shop}: {subject} ({number})', facts)).toBe(
    'Lantern Club: Your order Z4100000114 (Z4100000114)',
  );
  expect(fillWording('{shop}', { ...facts, shop: '{number} $&' })).toBe('{number} $&');
  expect(openingLines('Hello from {shop}.\r\n\r\n  See you soon.  \n', facts)).toEqual([
    'Hello from Lantern Club.',
    'See you soon.',
  ]);
  expect(openingLines(undefined, facts)).toEqual([]);
});

test.each([
  ['{name}', 'There is no field {name}. There are {subject}, {shop}, {number}.'],
  ['{}', 'There is no field {}. There are {subject}, {shop}, {number}.'],
  ['{shop', 'A brace is not closed, or not opened.'],
  ['shop}', 'A brace is not closed, or not opened.'],
  ['Hello {shop}', undefined],
])('[OPS-48] %s is judged before it is saved', (text, problem) => {
  expect(wrongWithWording(text)).toBe(problem);
});

test('[OPS-48] every letter of the table has its name among those that can be worded', () => {
  const kinds = Object.values(lettersBesides).map(({ customer }) => customer);
  expect(kinds.filter((kind) => !(kind in letterKinds))).toEqual([]);
});

test.each(['Hello\r\nBcc: all@example.com', 'Hello\nthere', 'Hello\rthere', 'Hello\u0000'])(
  '[SEC-59] [OPS-48] the subject %j is not one line',
  (subject) => {
    expect(wrongWithSubject(subject)).toBe('The subject must be one line.');
    expect(wrongWithSubject('Hello {shop}')).toBeUndefined();
  },
);
