import { isEmail, splitEmails } from '../accounts/email.ts';
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { addressMessages } from '../messages/address.ts';
import { guestCheckoutMessages } from '../messages/guest-checkout.ts';
import { signInMessages } from '../messages/sign-in.ts';
import { isPhone } from '../addresses/phone.ts';
import { emailProblem } from '../accounts/sign-in-form.ts';

export interface GuestContactForm {
  firstName: string;
  lastName: string;
  email: string;
  additionalEmails: string;
  phone: string;
}

/** A request is no way to mail the whole world. */
const MOST_COPIES = 10;

const nameProblems = (form: { firstName: string; lastName: string }) => ({
  firstName: isBlank(form.firstName) && addressMessages.firstNameRequired,
  lastName: isBlank(form.lastName) && addressMessages.lastNameRequired,
});

/** Names the first address of the list that cannot exist. */
function additionalEmailsProblem(list: string): string | null {
  const emails = splitEmails(list);
  const bad = emails.find((email) => !isEmail(email));
  if (bad !== undefined) return guestCheckoutMessages.emailNotValid(bad);
  return emails.length > MOST_COPIES ? guestCheckoutMessages.tooManyEmails(MOST_COPIES) : null;
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
