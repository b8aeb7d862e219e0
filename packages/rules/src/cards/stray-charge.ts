/** What to do about a movement of money that the gateway tells of. */
import type { PaymentIntentState } from '../machines/payment-intent.ts';

export interface ToldMovement {
  ref: string;
  status: 'captured' | 'refunded' | 'held' | 'waiting' | 'declined' | 'voided' | 'unclear';
  /** It was made with a card that the gateway keeps for a customer of ours. */
  isOurProfile: boolean;
}

/**
 * - `fine`: nothing moved, or our books know it
 * - `look`: we gave it up, and it arrived after all
 * - `give-back`: our mark and our customer, and no attempt in our books: a database that lost its last moments
 * - `show`: a person must look at it
 * - `foreign`: another shop on the same account
 */
export type StrayVerdict = 'fine' | 'look' | 'give-back' | 'show' | 'foreign';

/** Twenty letters of our alphabet, as every attempt of ours has them. */
const OUR_MARK = /^[A-Z2-7]{20}$/;

export function judgeMovement(told: ToldMovement, attempt: PaymentIntentState | undefined): StrayVerdict {
  if (told.status !== 'captured' && told.status !== 'refunded') return 'fine';
  if (attempt === undefined) {
    if (!OUR_MARK.test(told.ref)) return 'foreign';
    return told.status === 'captured' && told.isOurProfile ? 'give-back' : 'show';
  }
  if (attempt === 'closed') return 'look';
  // Said to have been refused, and the money moved: nobody but a person can tell which is true.
  return attempt === 'declined' || attempt === 'failed' ? 'show' : 'fine';
}
