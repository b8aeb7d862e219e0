import { spoken } from '../language/spoken.ts';
export const savedPaymentMessages = spoken('saved-payments', {
  added: 'New payment added',
  addedNote: 'Existing pending requests or orders are not changed',
  removed: 'payment method removed',
  removeFailed: 'Error - unable to remove payment method',
  /** Twenty characters at most: one gateway takes no more. */
  save: 'Save card',
  saveAndGoOn: 'Save and continue',
  empty: 'No saved payments yet',
  emptyHint: 'Cards you save are kept by the payment provider, never by this shop.',
  add: 'Add a payment method',
  frameTitle: 'Card form of the payment provider',
  framed:
    'The framed part belongs to the payment provider: your card number never reaches us. We keep only “Visa ending in 1111”.',
  ownPageIsTheirs:
    'That page belongs to the payment provider: your card number never reaches us. We keep only “Visa ending in 1111”.',
  opening: 'Opening the card form',
  inUse: 'This payment method is still needed. Please choose another one there first:',
  usedUntilDecided:
    'A request that has closed, or waits for approval, keeps its card until it is decided. Then you can remove the card, or choose another one for the order.',
  usedByOrder: (orderId: string) => `Order ${orderId}`,
  usedByRequest: (requestId: string) => `Request ${requestId}`,
  usedByGuestRequest: (requestId: string) => `Guest list request ${requestId}`,
  removeTitle: 'Remove payment method',
  removeQuestion: 'Remove this payment method?',
  tokenFailed: 'Error retrieving authnet profile token',
  formFailed: 'Error retrieving card form',
  ownPage:
    'You type your card on a page of the payment provider, which then leads you back here. What you have chosen is kept.',
  toOwnPage: 'Go to the card form',
  tokenFailedHint:
    'The card form of the payment provider cannot be opened right now. Nothing was charged. What you have chosen is kept: try again in a moment.',
  lookingFor: 'Your card is saved. We are waiting for the payment provider to list it.',
  notListed: 'Your card is saved, but not listed yet',
  notListedHint: 'The payment provider has taken it and needs a little longer. You need not type it again.',
  lookAgain: 'Look again',
  notRead: 'Your saved cards cannot be read right now. Please try again.',
  noToken: 'No token provided',
});
