import { expect, test } from 'vitest';
import { likelyEmail } from './email-typo.ts';

test.each([
  ['robin@gmial.com', 'robin@gmail.com'],
  ['robin@gmail.con', 'robin@gmail.com'],
  ['robin@gmail.co', 'robin@gmail.com'],
  ['robin@gmaill.com', 'robin@gmail.com'],
  ['Robin@Hotmial.com', 'Robin@hotmail.com'],
  [' robin@yahooo.com ', 'robin@yahoo.com'],
])('[VALID-23] %s is asked about', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  'robin@gmail.com',
  'robin@GMAIL.com',
  'robin@example.com',
  'robin@mail.com',
  'gmial.com',
  '@gmial.com',
  '',
  'robin@',
])('[VALID-23] %s is left alone', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
