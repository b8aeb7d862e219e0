import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { nameAndEmailMessages } from '../messages/name-and-email.ts';
import { passwordMessages } from '../messages/password.ts';
import { resetPasswordMessages } from '../messages/reset-password.ts';
import { newPasswordProblem } from './password.ts';

export interface ResetPasswordForm {
  token: string;
  email: string;
  password: string;
  passwordConfirmation: string;
}

/** Reset and change password ask for the confirmation in the same words. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  if (!confirmation) return passwordMessages.confirmRequired;
  return password === confirmation ? null : passwordMessages.mismatch;
}

export const validateResetPassword = (form: ResetPasswordForm): FieldErrors<keyof ResetPasswordForm> =>
  fieldErrors({
    token: isBlank(form.token) && resetPasswordMessages.tokenRequired,
    email: isBlank(form.email) && nameAndEmailMessages.emailRequired,
    password: newPasswordProblem(form.password),
    passwordConfirmation: confirmationProblem(form.password, form.passwordConfirmation),
  });
