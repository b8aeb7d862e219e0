import { isEmail, splitEmails } from './email.ts';
import { fieldErrors, isBlank, type FieldErrors } from './field-errors.ts';
import { addressMessages } from './messages/address.ts';
import { guestCheckoutMessages } from './messages/guest-checkout.ts';
import { signInMessages } from './messages/sign-in.ts';
import { isPhone } from './phone.ts';
import { emailProblem } from './sign-in-form.ts';

export interface GuestContactForm {
  firstName: string;
  lastName: string;
  email: string;
  additionalEmails: string;
  phone: string;
}

const nameProblems = (form: { firstName: string; lastName: string }) => ({
  firstName: isBlank(form.firstName) && addressMessages.firstNameRequired,
  lastName: isBlank(form.lastName) && addressMessages.lastNameRequired,
});

/** Names the first address of the list that cannot exist. */
function additionalEmailsProblem(list: string): string | null {
  const bad = splitEmails(list).find((email) => !isEmail(email));
  return bad === undefined ? null : guestCheckoutMessages.emailNotValid(bad);
}

export const validateGuestContact = (form: GuestContactForm): FieldErrors<keyof GuestContactForm> =>
  fieldErrors({
    ...nameProblems(form),
    email: emailProblem(form.email, signInMessages.emailRequired),
    additionalEmails: additionalEmailsProblem(form.additionalEmails),
    phone: !isPhone(form.phone) && addressMessages.phoneRequired,
  });

/** The person who collects the tickets. */
export const validateWillCall = (form: {
  firstName: string;
  lastName: string;
}): FieldErrors<'firstName' | 'lastName'> => fieldErrors(nameProblems(form));
