import { CallError } from '@stagedoor/client/call-error';
import { expect, test } from 'vitest';
import { whoChanged } from './who-changed.ts';
import { newYork } from '@stagedoor/rules/time/testing/new-york';

const refused = (code: string, facts: object = {}) =>
  new CallError({ status: 409, code, message: 'No', body: { code, ...facts } });

test('[OFFICE-04] whoever saved first is named, with the time', () => {
  const error = refused('CHANGED_MEANWHILE', {
    changedBy: 'Noor Haddad',
    changedAt: '2026-11-17T15:41:00.000Z',
  });
  expect(whoChanged(error, newYork, 'The customer')).toBe('Noor Haddad, 10:41 AM');
});

test('[OFFICE-04] where no log names them, it is who else could have been', () => {
  expect(whoChanged(refused('CHANGED_MEANWHILE'), newYork, 'The customer')).toBe('The customer');
  expect(whoChanged(refused('CHANGED_MEANWHILE'), newYork)).toBe('Somebody else');
});

test('another failure is nobody’s change', () => {
  expect(whoChanged(refused('EMAIL_TAKEN'), newYork)).toBeUndefined();
  expect(whoChanged(new Error('No'), newYork)).toBeUndefined();
});
