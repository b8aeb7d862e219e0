import { expect, test } from 'vitest';
import { validateOutletPassword } from './outlet-password-form.ts';

test('[SHELL-03] [VALID-22] the form answers an empty entry itself', () => {
  expect(validateOutletPassword({ password: '' })).toEqual({ password: 'Password required' });
  expect(validateOutletPassword({ password: 'encore' })).toEqual({});
});
