import { fieldErrors, type FieldErrors } from '../forms/field-errors.ts';
import { forgotPasswordMessages } from '../messages/forgot-password.ts';
import { emailProblem } from './sign-in-form.ts';

export const validateForgotPassword = (form: { email: string }): FieldErrors<'email'> =>
  fieldErrors({ email: emailProblem(form.email, forgotPasswordMessages.emailRequired) });
