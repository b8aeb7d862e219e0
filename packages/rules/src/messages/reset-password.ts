import { spoken } from '../language/spoken.ts';
export const resetPasswordMessages = spoken('reset-password', {
  submit: 'Reset Password',
  tokenRequired: 'Token required',
  failed: 'System error during reset password, please try again',
  incorrectLink: 'Incorrect reset link, please refer to your email for instructions',
  intro: 'Choose a new password for your account.',
  tokenHint: 'From the link in your email',
  done: 'Your password has been reset. Please sign in.',
});
