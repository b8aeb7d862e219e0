export const installmentMessages = {
  paid: 'Paid',
  attentionNeeded: 'Attention needed',
  declined:
    'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.',
  payNow: 'Pay Now',
  payNowQuestion: (amount: string, lastFour: string) =>
    `Pay ${amount} now with the card ending in ${lastFour}?`,
  captured: 'Success! Thank you for your payment',
  unknownSort: 'Cant find scheduled payment that matches sort value',
} as const;
