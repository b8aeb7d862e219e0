import { spoken } from '../language/spoken.ts';

import { FAILED_LOGINS_SHOWN } from '../accounts/sign-in-limits.ts';

export const signInMessages = spoken('sign-in', {
  forgotPassword: 'Forgot Password',
  emailRequired: 'Email Required',
  passwordRequired: 'Password Required',
  termsRequired: 'You must accept the terms and policies',
  failedLoginAttempts: (failures: number) =>
    `Failed login attempts ${Math.min(failures, FAILED_LOGINS_SHOWN)} of ${FAILED_LOGINS_SHOWN}`,
  checkHint: 'The email or the password is not right.',
  resetHint: 'Forgotten it? Reset your password and you can sign in right away.',
  formFailed: 'error occurred',
  haveAccount: 'Already have an account?',
  /** What follows are the policies by their own headlines. */
  accept: 'I accept:',
  and: 'and',
  elsewhere: 'You sign in with your membership',
  changeOverTitle: 'Sign in as somebody else?',
  changeOverQuestion: (email: string) =>
    `You are signed in as ${email}. A sign-in for another member has arrived; if you did not ask for it, stay as you are.`,
  changeOver: 'Change over',
  elsewhereHint: 'We are taking you there now. You come back to this page afterwards.',
});
