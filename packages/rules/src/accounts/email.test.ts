import { expect, test } from 'vitest';
import { isEmail, sameEmail, splitEmails } from './email.ts';

test('[CALL-29] [LOGIN-10] addresses that can exist', () => {
  const good = [
    'fan@example.com',
    ' Fan@Example.com ',
    'a.b+tickets@mail.lantern.co.uk',
    "o'neil@example.com",
    'me@münchen.de',
    `${'x'.repeat(64)}@example.com`,
    'me@example.xn--p1ai',
    `me@${'x'.repeat(63)}.com`,
    `me@${'x.'.repeat(124)}com`,
  ];
  for (const email of good) expect(isEmail(email)).toBe(true);
});

test('[CALL-29] [LOGIN-10] addresses that cannot', () => {
  const bad = [
    '',
    'fan',
    'fan@',
    '@example.com',
    'fan@example',
    'fan@localhost',
    'fan@box.localhost',
    'fan@nowhere.invalid',
    'fan@192.168.0.1',
    'fan@example..com',
    'fan@-example.com',
    'fan@example.c',
    '.fan@example.com',
    'fa..n@example.com',
    'two words@example.com',
    'fan@example.com\nbcc: all@example.com',
    'fan\r\n@example.com',
    'a@b@example.com',
    `${'x'.repeat(65)}@example.com`,
    `fan@${'x'.repeat(64)}.com`,
    `fan@${'x.'.repeat(124)}com`,
  ];
  for (const email of bad) expect(isEmail(email)).toBe(false);
});

test('[CALL-16] addresses are compared without regard to case', () => {
  expect(sameEmail('Fan@Example.com ', 'fan@example.com')).toBe(true);
  expect(sameEmail('fan@example.com', 'fan@example.org')).toBe(false);
});

test('[RECEIPT-16] [GUEST-06] a list is split at commas', () => {
  expect(splitEmails(' a@example.com,, b@example.com ,')).toEqual(['a@example.com', 'b@example.com']);
  expect(splitEmails(null)).toEqual([]);
});
