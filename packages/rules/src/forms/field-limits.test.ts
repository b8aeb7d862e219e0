import { expect, test } from 'vitest';
import { fieldLimit } from './field-limits.ts';

test('[VALID-23] a field that is typed twice, or under another name, has the same limit', () => {
  expect(fieldLimit('emailConfirmation')).toBe(254);
  expect(fieldLimit('additionalEmails')).toBe(2000);
  for (const name of ['password', 'currentPassword', 'newPassword', 'passwordConfirmation'])
    expect(fieldLimit(name)).toBe(1024);
  expect(fieldLimit('token')).toBe(200);
  expect(fieldLimit('somethingElse')).toBeUndefined();
});

test('[VALID-23] how long each field may be', () => {
  const names = [
    'firstName',
    'lastName',
    'companyName',
    'addressLineOne',
    'addressLineTwo',
    'city',
    'state',
    'zip',
  ];
  expect(names.map(fieldLimit)).toEqual([100, 100, 100, 200, 200, 100, 100, 20]);
  expect(['phone', 'email', 'note'].map(fieldLimit)).toEqual([40, 254, 500]);
});
