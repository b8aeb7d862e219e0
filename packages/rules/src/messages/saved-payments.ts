export const savedPaymentMessages = {
  added: 'New payment added',
  addedNote: 'Existing pending requests or orders are not changed',
  removed: 'payment method removed',
  removeFailed: 'Error - unable to remove payment method',
  removeQuestion: 'Remove this payment method?',
  tokenFailed: 'Error retrieving authnet profile token',
  noToken: 'No token provided',
} as const;
