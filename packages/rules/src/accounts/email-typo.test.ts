import { expect, test } from 'vitest';
import { likelyEmail } from './email-typo.ts';

test.each([
  ['robin@gmial.com', 'robin@gmail.com'],
  ['robin@gmail.con', 'robin@gmail.com'],
  ['robin@gmail.co', 'robin@gmail.com'],
  ['robin@gmaill.com', 'robin@gmail.com'],
  ['Robin@Hotmial.com', 'Robin@hotmail.com'],
  [' robin@yahooo.com ', 'robin@yahoo.com'],
  ['robin@gmil.com', 'robin@gmail.com'],
  ['r@gmial.com', 'r@gmail.com'],
  ['robin@outlok.com', 'robin@outlook.com'],
  ['robin@iclould.com', 'robin@icloud.com'],
  ['robin@aol.cm', 'robin@aol.com'],
  ['robin@live.vom', 'robin@live.com'],
  ['robin@comcats.net', 'robin@comcast.net'],
  ['robin@msn.cmo', 'robin@msn.com'],
  ['robin@protn.me', 'robin@proton.me'],
])('[VALID-23] %s is asked about', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  'robin@gmail.com',
  'robin@GMAIL.com',
  'robin@example.com',
  'robin@mail.com',
  'robin@ymail.com',
  'robin@email.com',
  'robin@gmixl.com',
  'robin@gmxal.com',
  'robin@gmxyl.com',
  'robin@gmial.org',
  'robin@gmailll.com',
  'gmial.com',
  '@gmial.com',
  '',
  'robin@',
])('[VALID-23] %s is left alone', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
