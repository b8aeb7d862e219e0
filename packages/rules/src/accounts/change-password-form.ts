import { fieldErrors, type FieldErrors } from '../forms/field-errors.ts';
import { accountMessages } from '../messages/account.ts';
import { newPasswordProblem } from './password.ts';
import { confirmationProblem } from './reset-password-form.ts';

export interface ChangePasswordForm {
  currentPassword: string;
  newPassword: string;
  passwordConfirmation: string;
}

export const validateChangePassword = (form: ChangePasswordForm): FieldErrors<keyof ChangePasswordForm> =>
  fieldErrors({
    currentPassword: !form.currentPassword && accountMessages.currentPasswordRequired,
    newPassword: newPasswordProblem(form.newPassword, accountMessages.newPasswordRequired),
    passwordConfirmation: confirmationProblem(form.newPassword, form.passwordConfirmation),
  });
