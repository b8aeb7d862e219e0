import { spoken } from '../language/spoken.ts';
export const createAccountMessages = spoken('create-account', {
  emailMismatch: 'Email addresses do not match',
  passwordMismatch: 'Passwords do not match',
  confirm: (message: string) => `Confirm ${message}`,
  refused: 'error creating new user',
  wayOn: 'If you have an account already, sign in with it or reset its password.',
  autoLoginFailed: 'unable to auto login user at this time',
  failed: 'system error creating new user',
});
