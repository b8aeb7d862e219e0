import { expect, test } from 'vitest';
import { staffPasswordProblem, validateNewStaff, validateStaffSignIn } from './staff-forms.ts';

test('[STAFF-03] signing in wants an address and a password', () => {
  expect(Object.keys(validateStaffSignIn({ email: '', password: '' }))).toEqual(['email', 'password']);
  expect(validateStaffSignIn({ email: 'owner@lantern.example', password: 'x' })).toEqual({});
});

test('[STAFF-03] a staff password is as good as a customer must choose', () => {
  expect(staffPasswordProblem('short1')).not.toBeNull();
  expect(staffPasswordProblem('Password123')).not.toBeNull();
  expect(staffPasswordProblem('Password123', [])).toBeNull();
  expect(staffPasswordProblem('BoxOffice2026')).toBeNull();
});

test('[STAFF-02] who accepts gives a name, and an address where the invitation knows none', () => {
  expect(Object.keys(validateNewStaff({ name: ' ', password: '', email: 'x' }))).toEqual([
    'name',
    'email',
    'password',
  ]);
  expect(validateNewStaff({ name: 'Ana', password: 'BoxOffice2026' })).toEqual({});
});
