import { spoken } from '../language/spoken.ts';
/** A person's name and email where an account is made, reset or edited; address forms word these differently. */
export const nameAndEmailMessages = spoken('name-and-email', {
  firstNameRequired: 'First name required',
  lastNameRequired: 'Last name required',
  emailRequired: 'Email required',
});
