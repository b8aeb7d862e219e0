import { isEmail } from './email.ts';
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { emailCheckMessages } from '../messages/email-check.ts';
import { signInMessages } from '../messages/sign-in.ts';

export interface SignInForm {
  email: string;
  password: string;
  termsAccepted: boolean;
}

export function emailProblem(email: string, whenEmpty: string): string | null {
  if (isBlank(email)) return whenEmpty;
  return isEmail(email) ? null : emailCheckMessages.invalid;
}

/** `termsAsked` is false where the outlet has no terms to accept. */
export const termsProblem = (accepted: boolean, termsAsked: boolean): string | null =>
  termsAsked && !accepted ? signInMessages.termsRequired : null;

export const validateSignIn = (form: SignInForm, termsAsked: boolean): FieldErrors<keyof SignInForm> =>
  fieldErrors({
    email: emailProblem(form.email, signInMessages.emailRequired),
    password: !form.password && signInMessages.passwordRequired,
    termsAccepted: termsProblem(form.termsAccepted, termsAsked),
  });
