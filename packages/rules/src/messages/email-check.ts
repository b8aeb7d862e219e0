/** The answer of the email check, in sign in, create account and forgot password. */
export const emailCheckMessages = {
  invalid: 'Please verify your email address and try again',
  didYouMean: (email: string) => `Did you mean ${email}?`,
  checkFailed: 'Error verifying your email address',
} as const;
