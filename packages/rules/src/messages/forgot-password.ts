export const forgotPasswordMessages = {
  emailRequired: 'Email address required',
  success: 'Success',
  checkYourEmail: 'Please check your email for instructions',
  failed: 'server error',
} as const;
