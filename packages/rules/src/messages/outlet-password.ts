/** The password screen of a private outlet. */
export const outletPasswordMessages = {
  incorrect: 'Incorrect password',
  checkFailed: 'Processing error , please try again',
} as const;
