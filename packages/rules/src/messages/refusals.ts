const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait as people say it: nobody counts 640 seconds. */
const inWords = (seconds: number): string =>
  seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');

/** Sentences for refusals that have no string of their own on a screen. */
export const refusalMessages = {
  soldOut: 'These tickets are no longer available',
  quantityNotAllowed: 'Please choose one of the offered quantities',
  chooseFrom: (least: number, most: number) => `Please choose ${least} to ${most}`,
  chooseOneOf: (choices: readonly number[]) =>
    `Please choose ${choices.join(', ').replace(/, (\d+)$/, ' or $1')}`,
  noneLeftToChoose: 'There are no more of these tickets for you to choose',
  tooManyHeld:
    'So many tickets are already being held from your network. Please choose fewer, or try again in a few minutes.',
  quotaExceeded: 'These are more tickets than your invitation has left',
  notOnSale: 'These tickets are not on sale',
  noOtherSeats: 'There are no other seats side by side of this kind right now. You keep yours.',
  otherSeatsGone: 'These other seats are not held for you any more. Please look at yours again.',
  seatsConfirmed: 'These seats are confirmed already.',
  cartGone: 'Your cart is no longer available',
  cartPaying: 'Your payment is being confirmed. Please do not pay again.',
  deliveryNotOffered: 'This delivery method is not offered for your address',
  totalChanged: 'The total has changed since you saw it. Nothing was charged: please look at it again.',
  cartIncomplete: 'Please complete the earlier steps first',
  seriesNotOpen: 'This series is not open for requests',
  requestExists: 'You already have a request for this event',
  requestNotPending: 'This request can no longer be changed',
  planNotOffered: 'A payment plan is not available for this request',
  priorityNotOffered: 'This tour has no priority selection',
  cardExpired: 'This card has expired. Please choose another one.',
  cardFormer:
    'Our payment provider has changed, and this card is kept by the former one. Please add it again, or choose another one.',
  cardDeclined: 'Your card was declined. Please choose another one.',
  cardRemoved: 'This card is no longer saved. Please choose another one.',
  paymentFailed: 'Your payment did not go through and nothing was charged. Please try again.',
  paymentNotSent:
    'The card gateway cannot be reached right now. Your card was not charged: please try again in a few minutes.',
  stagesMissing: (stages: string) => `Please complete these steps first: ${stages}`,
  orderNotChangeable: 'This order can no longer be changed',
  payNowNotOffered: 'This payment cannot be made now',
  upgradeNotOffered: 'An upgrade cannot be requested for these tickets',
  refundNotOffered: 'A refund cannot be requested or taken back for these tickets now',
  notFound: 'Not found',
  notAllowed: 'You are not allowed to do this',
  noOutletHere: 'No outlet lives at this address',
  loginTokenRefused: 'This sign-in link is no longer valid. Please sign in again.',
  signedInAlready: 'Somebody else is signed in here. Please say first whether to change over.',
  signInElsewhere: 'At this shop members sign in with their membership',
  viewOnly: 'You see the shop as this customer does: nothing can be changed',
  signatureRefused: 'The signature does not fit',
  signatureTooOld: 'The request is too old, or from the future: check the clock',
  signatureUsed: 'This request has been answered before',
  currentPasswordWrong: 'This is not your current password',
  addressChanged:
    'This address was changed elsewhere in the meantime. Please look at it again before saving.',
  tooManyAddresses: 'Your address book is full. Please remove an address first.',
  methodNotAllowed: 'This address does not take this kind of request',
  invalidInput: 'Please check the marked fields',
  tooLarge: 'This is more than we can take at once',
  notJson: 'Please send JSON',
  tryAgain: 'We cannot reach our records just now. Please try again in a moment.',
  tooManyTries: 'Too many tries. Please wait a moment.',
  waitBeforeNextTry: (seconds: number) => `Please wait ${inWords(seconds)} before you try again`,
  fault: (reference: string) =>
    `Something went wrong on our side. Please try again. (Reference ${reference})`,
} as const;
