import { expect, test } from 'vitest';
import { passwordMessages } from '../messages/password.ts';
import { staffPasswordProblem } from './staff-password.ts';

test('[STAFF-03] twelve characters are needed, whatever customers need', () => {
  expect(staffPasswordProblem('Abcd5fgh')).toBe(passwordMessages.staffTooShort);
  expect(staffPasswordProblem('a4')).toBe(passwordMessages.staffTooShort);
  expect(staffPasswordProblem('Harbor4everx'.slice(0, 11))).toBe(passwordMessages.staffTooShort);
  expect(staffPasswordProblem('Harbor4everx')).toBeNull();
});

test.each([
  'Password2026!',
  'P@ssw0rd1234',
  'passwordpassword1',
  'qwertyuiop123',
  'Qwerty123456!',
  '1q2w3e4r5t6y7u8i',
  '1qaz2wsx3edc4rfv',
  'abcdefghijk1',
  'aaaaaaaaaaa1',
  'welcome12345',
  'iloveyou1234',
  'Administrator1',
  'TicketTicket2026',
  'Summer2026Summer',
  'LetMeIn12345!',
  'correcthorsebatterystaple1',
])('[STAFF-03] %s is tried first, and refused', (password) => {
  expect(staffPasswordProblem(password)).toBe(passwordMessages.tooCommon);
});

test.each(['a lantern in 7 harbours', 'Mx9#vTq2!rLp', 'gravel-tulip-orbit-52', 'Kupferkessel im Mai 3'])(
  '[STAFF-03] %s is taken',
  (password) => {
    expect(staffPasswordProblem(password)).toBeNull();
  },
);

test('[STAFF-03] an own list is asked too, and an empty one refuses none', () => {
  expect(staffPasswordProblem('gravel-tulip-52', ['gravel-tulip-52'])).toBe(passwordMessages.tooCommon);
  expect(staffPasswordProblem('Password2026!', [])).toBeNull();
});
