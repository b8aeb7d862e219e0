/** The password screen of a private outlet. */
export const outletPasswordMessages = {
  heading: 'This shop is private',
  intro: 'Please enter the password you were given.',
  label: 'Password',
  enter: 'Enter',
  incorrect: 'Incorrect password',
  checkFailed: 'Processing error , please try again',
} as const;
