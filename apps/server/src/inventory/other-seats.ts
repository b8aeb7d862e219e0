import { holdOthers, releaseOthers, settleOffers } from './hold-others.ts';
import { sideBySide } from './side-by-side.ts';
import { offersOfCart, stillHeld } from './place-store.ts';

/** A second offer beside the seats of a cart. */
export const otherSeats = {
  ofCart: offersOfCart,
  areStill: stillHeld,
  hold: holdOthers,
  release: releaseOthers,
  settle: settleOffers,
  areSideBySide: sideBySide,
};
