import { spoken } from '../language/spoken.ts';
/** The answer of the email check, in sign in, create account and forgot password. */
export const emailCheckMessages = spoken('email-check', {
  invalid: 'Please verify your email address and try again',
  didYouMean: (email: string) => `Did you mean ${email}?`,
  checkFailed: 'Error verifying your email address',
});
