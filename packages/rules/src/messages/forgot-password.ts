import { spoken } from '../language/spoken.ts';
export const forgotPasswordMessages = spoken('forgot-password', {
  emailRequired: 'Email address required',
  success: 'Success',
  checkYourEmail: 'Please check your email for instructions',
  failed: 'server error',
  intro: 'Tell us the email address of your account and we send you a link to set a new password.',
  send: 'Send the link',
  backToSignIn: 'Back to Sign In',
});
