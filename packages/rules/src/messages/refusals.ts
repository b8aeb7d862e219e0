/** Sentences for refusals that have no string of their own on a screen. */
export const refusalMessages = {
  soldOut: 'These tickets are no longer available',
  quantityNotAllowed: 'Please choose one of the offered quantities',
  notOnSale: 'These tickets are not on sale',
  cartGone: 'Your cart is no longer available',
  cartPaying: 'Your payment is being confirmed. Please do not pay again.',
  deliveryNotOffered: 'This delivery method is not offered for your address',
  cartIncomplete: 'Please complete the earlier steps first',
  seriesNotOpen: 'This series is not open for requests',
  requestExists: 'You already have a request for this event',
  requestNotPending: 'This request can no longer be changed',
  planNotOffered: 'A payment plan is not available for this request',
  cardExpired: 'This card has expired. Please choose another one.',
  cardDeclined: 'Your card was declined. Please choose another one.',
  orderNotChangeable: 'This order can no longer be changed',
  notFound: 'Not found',
  notAllowed: 'You are not allowed to do this',
  noOutletHere: 'No outlet lives at this address',
  loginTokenRefused: 'This sign-in link is no longer valid. Please sign in again.',
  currentPasswordWrong: 'This is not your current password',
  addressChanged:
    'This address was changed elsewhere in the meantime. Please look at it again before saving.',
  tooManyAddresses: 'Your address book is full. Please remove an address first.',
  methodNotAllowed: 'This address does not take this kind of request',
  invalidInput: 'Please check the marked fields',
  tooLarge: 'This is more than we can take at once',
  notJson: 'Please send JSON',
  tooManyTries: 'Too many tries. Please wait a moment.',
  waitBeforeNextTry: (seconds: number) =>
    `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before you try again`,
  fault: (reference: string) =>
    `Something went wrong on our side. Please try again. (Reference ${reference})`,
} as const;
