import { expect, test } from 'vitest';
import { validateChangePassword } from './change-password-form.ts';
import { isExternalMember, validateProfile } from './profile-form.ts';

test('[ACCT-08] [VALID-01] what change password asks for', () => {
  expect(validateChangePassword({ currentPassword: '', newPassword: '', passwordConfirmation: '' })).toEqual({
    currentPassword: 'Current password required',
    newPassword: 'New password required',
    passwordConfirmation: 'Confirm password required',
  });
  const changed = { newPassword: 'Lantern2026', passwordConfirmation: 'Lantern2026' };
  expect(validateChangePassword({ currentPassword: '', ...changed })).toEqual({
    currentPassword: 'Current password required',
  });
});

test('[ACCT-09] [VALID-07] the new password follows the rule, and the confirmation matches', () => {
  const change = (newPassword: string, passwordConfirmation = newPassword) =>
    validateChangePassword({ currentPassword: 'old', newPassword, passwordConfirmation });
  expect(change('Lantern2026', '')).toEqual({ passwordConfirmation: 'Confirm password required' });
  expect(change('', 'Lantern2026')).toEqual({
    newPassword: 'New password required',
    passwordConfirmation: "Passwords don't match",
  });
  expect(change('abc1')).toEqual({ newPassword: 'Password must contain at least 7 characters.' });
  expect(change('Lantern2026', 'x')).toEqual({ passwordConfirmation: "Passwords don't match" });
  expect(change('Lantern2026')).toEqual({});
});

test('[ERR-39] [ACCT-05] [VALID-02] what the profile asks for', () => {
  expect(validateProfile({ userId: 0, firstName: ' ', lastName: '' })).toEqual({
    userId: 'Userid required',
    firstName: 'First name required',
    lastName: 'Last name required',
  });
  const good = { userId: 7, firstName: 'Robin', lastName: 'Vale' };
  expect(validateProfile({ ...good, firstName: ' ' })).toEqual({ firstName: 'First name required' });
  expect(validateProfile({ ...good, lastName: ' ' })).toEqual({ lastName: 'Last name required' });
  expect(validateProfile(good)).toEqual({});
});

test('[ACCT-06] [ROLE-04] an external member is known by the outside id', () => {
  expect(isExternalMember({ externalUserId: 'TW-20418' })).toBe(true);
  expect(isExternalMember({ externalUserId: '' })).toBe(false);
  expect(isExternalMember({})).toBe(false);
});
