/** One attempt to move money. It is written down before the gateway is called. */
import type { Machine } from '../state-machine.ts';

export type PaymentIntentState = 'dispatched' | 'unknown' | 'held' | 'captured' | 'declined' | 'closed';

/**
 * No answer leaves an attempt unknown, never declined. A look-up settles it: found, it takes the gateway's word;
 * absent, it is closed or sent once more with the same reference.
 */
export const paymentIntentMachine: Machine<PaymentIntentState> = {
  dispatched: ['captured', 'declined', 'held', 'unknown'],
  unknown: ['captured', 'declined', 'held', 'dispatched', 'closed'],
  held: ['captured', 'declined'],
  captured: [],
  declined: [],
  closed: [],
};

/** While one attempt is live, its target takes no other. */
export const isLiveIntent = (state: PaymentIntentState): boolean => paymentIntentMachine[state].length > 0;
