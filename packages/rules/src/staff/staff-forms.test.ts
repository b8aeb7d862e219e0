import { expect, test } from 'vitest';
import { validateNewStaff, validateStaffSignIn } from './staff-forms.ts';
import { staffPasswordProblem } from './staff-password.ts';

test('[STAFF-03] signing in wants an address and a password', () => {
  expect(Object.keys(validateStaffSignIn({ email: '', password: '' }))).toEqual(['email', 'password']);
  expect(validateStaffSignIn({ email: 'owner@lantern.example', password: 'x' })).toEqual({});
});

test('[STAFF-03] a staff password is as good as a customer must choose', () => {
  expect(staffPasswordProblem('Harbor4ever')).not.toBeNull();
  expect(staffPasswordProblem('Harbor4everx')).toBeNull();
});

test('[STAFF-02] who accepts gives a name, and an address where the invitation knows none', () => {
  expect(Object.keys(validateNewStaff({ name: ' ', password: '', email: 'x' }))).toEqual([
    'name',
    'email',
    'password',
  ]);
  expect(validateNewStaff({ name: 'Ana', password: 'BoxOffice2026' })).toEqual({});
});
