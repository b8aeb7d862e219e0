import { cardExpirations, cardsVersion } from './cards/card-expiry-store.ts';
import { returnPolicies } from './cards/return-policies.ts';
import { disputedCharges, disputesOf } from './disputes/told-dispute-store.ts';
import { bookDifferences } from './ledger/books/book-differences.ts';
import { compareCopy } from './ledger/books/compare-copy.ts';
import { movedByHand } from './ledger/hand-movement-store.ts';
import { firstMovement, movedOn, movementsWithin, within } from './ledger/movements.ts';
import { isWithGateway, paymentsOf, unknownTargets } from './office-search-pieces.ts';

/** Money as the rooms of the box office look for it, list it and compare it, and how it may go back. */
export const officePayments = {
  found: paymentsOf,
  unknownTargets,
  isWithGateway,
  movementsWithin,
  withinDays: within,
  firstMovement,
  movedOn,
  movedByHand,
  bookDifferences,
  compareCopy,
  cardExpirations,
  cardsVersion,
  returnPolicies,
  disputedCharges,
  disputesOf,
};
