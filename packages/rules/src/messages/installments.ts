import { spoken } from '../language/spoken.ts';
export const installmentMessages = spoken('installments', {
  paid: 'Paid',
  attentionNeeded: 'Attention needed',
  mustConfirm:
    'Your bank wants to hear from you that you make this payment. Press Pay Now, and we lead you to your bank.',
  declined:
    'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.',
  payment: (ordinal: string) => `${ordinal} payment`,
  cardFor: (payment: string) => `Card for the ${payment}`,
  dueOn: (day: string) => `Due ${day}`,
  charging: 'Being confirmed',
  chargingHint:
    'This payment is on its way. Please do not pay it again: we will email you once it is settled.',
  payNow: 'Pay Now',
  payNowQuestion: (amount: string, lastFour: string) =>
    `Pay ${amount} now with the card ending in ${lastFour}?`,
  keptUntil: (when: string) =>
    `We keep your tickets until ${when}. Until then you can choose another card or pay now; afterwards they go to the next in line.`,
  keptNoMore: 'The time to pay has run out: your tickets go to the next in line.',
  captured: 'Success! Thank you for your payment',
  unknownSort: 'Cant find scheduled payment that matches sort value',
});
