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
