import { expect, test } from 'vitest';
import { createLog, loggablePath } from './log.ts';

function logged(entry: object): string {
  let lines = '';
  createLog('trace', { write: (line) => void (lines += line) }).info(entry, 'a line');
  return lines;
}

const names = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'LT',
  'sid',
  'sessionID',
  'cookie',
  'authorization',
  'InvitationToken',
  'cardNumber',
  'cardCode',
  'transactionKey',
  'set-cookie',
];

test.each(names)('[SEC-60] [OPS-51] a field named %s is blanked wherever it stands', (name) => {
  const secret = { [name]: 'hush-8841' };
  const line = logged({ ...secret, input: { ...secret, lines: [secret, { kept: 'as it is' }] } });
  expect(line).not.toContain('hush-8841');
  expect(line).toContain('as it is');
});

test('[SEC-60] what lies too deep to be looked through is not written', () => {
  const line = logged({ a: { b: { c: { seen: 1, d: { password: 'hush-8841' } } } } });
  expect(line).toContain('"seen":1');
  expect(line).not.toContain('hush-8841');
});

test('[SEC-60] [SEC-106] an address is logged without its query and its secrets', () => {
  const secret = 'aZ09-_'.repeat(8);
  expect(loggablePath(`/resetpassword/${secret}?LT=${secret}`)).toBe('/resetpassword/[secret]');
  expect(loggablePath('/event/101?artist=3&code=HUSH-8841')).toBe('/event/101');
});
