export { openStandIn } from './open-stand-in.ts';
export { registerAlone, STAND_IN_HOST, STAND_IN_PREFIX } from './register-stand-in.ts';
export { prepareStandIn } from './prepare-stand-in.ts';
export { standInCredentials, standInStripe } from './stand-in-needs.ts';
export { keepCardsAtStandIn } from './keep-cards.ts';
export { keepTransactionAtStandIn } from './keep-transaction.ts';
export type { PastTransaction } from './keep-transaction.ts';
export { readBooks } from './control/books.ts';
export type { BookEntry } from './control/books.ts';
