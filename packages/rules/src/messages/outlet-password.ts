import { spoken } from '../language/spoken.ts';
/** The password screen of a private outlet. */
export const outletPasswordMessages = spoken('outlet-password', {
  heading: 'This shop is private',
  intro: 'Please enter the password you were given.',
  label: 'Password',
  enter: 'Enter',
  incorrect: 'Incorrect password',
  checkFailed: 'Processing error , please try again',
});
