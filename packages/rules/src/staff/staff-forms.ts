// What the box office's own forms say about their fields; the server asks the same.
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { doorMessages } from '../messages/door.ts';
import { signInMessages } from '../messages/sign-in.ts';
import { staffMessages } from '../messages/staff.ts';
import { emailProblem } from '../accounts/sign-in-form.ts';
import { staffPasswordProblem } from './staff-password.ts';

export const validateStaffSignIn = (form: {
  email: string;
  password: string;
}): FieldErrors<'email' | 'password'> =>
  fieldErrors({
    email: emailProblem(form.email, signInMessages.emailRequired),
    password: !form.password && signInMessages.passwordRequired,
  });

export const validateStaffEmail = (form: { email: string }): FieldErrors<'email'> =>
  fieldErrors({ email: emailProblem(form.email, signInMessages.emailRequired) });

export const validateDoorPass = (form: { gate: string }): FieldErrors<'gate'> =>
  fieldErrors({ gate: isBlank(form.gate) && doorMessages.gateNeeded });

export interface NewStaff {
  name: string;
  password: string;
  /** Missing where the invitation knows it. */
  email?: string | undefined;
}

export const validateNewStaff = (
  form: NewStaff,
  commonPasswords?: readonly string[],
): FieldErrors<'name' | 'email' | 'password'> =>
  fieldErrors({
    name: isBlank(form.name) && staffMessages.nameRequired,
    email: form.email !== undefined && emailProblem(form.email, signInMessages.emailRequired),
    password: staffPasswordProblem(form.password, commonPasswords),
  });
