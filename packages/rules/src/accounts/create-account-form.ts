import { sameEmail } from './email.ts';
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { createAccountMessages } from '../messages/create-account.ts';
import { nameAndEmailMessages } from '../messages/name-and-email.ts';
import { newPasswordProblem } from './password.ts';
import { emailProblem, termsProblem } from './sign-in-form.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export interface CreateAccountForm extends NewAccount {
  emailConfirmation: string;
  passwordConfirmation: string;
  termsAccepted: boolean;
}

/** What the server is sent. */
export const validateNewAccount = (account: NewAccount): FieldErrors<keyof NewAccount> =>
  fieldErrors({
    email: emailProblem(account.email, nameAndEmailMessages.emailRequired),
    password: newPasswordProblem(account.password),
    firstName: isBlank(account.firstName) && nameAndEmailMessages.firstNameRequired,
    lastName: isBlank(account.lastName) && nameAndEmailMessages.lastNameRequired,
  });

function emailConfirmationProblem({ email, emailConfirmation }: CreateAccountForm): string | null {
  if (isBlank(emailConfirmation)) return createAccountMessages.confirm(nameAndEmailMessages.emailRequired);
  return sameEmail(email, emailConfirmation) ? null : createAccountMessages.emailMismatch;
}

function passwordConfirmationProblem({ password, passwordConfirmation }: CreateAccountForm): string | null {
  const problem = newPasswordProblem(passwordConfirmation);
  if (problem) return createAccountMessages.confirm(problem);
  return password === passwordConfirmation ? null : createAccountMessages.passwordMismatch;
}

/** What the customer fills in. */
export const validateCreateAccount = (
  form: CreateAccountForm,
  termsAsked: boolean,
): FieldErrors<keyof CreateAccountForm> => ({
  ...validateNewAccount(form),
  ...fieldErrors({
    emailConfirmation: emailConfirmationProblem(form),
    passwordConfirmation: passwordConfirmationProblem(form),
    termsAccepted: termsProblem(form.termsAccepted, termsAsked),
  }),
});
