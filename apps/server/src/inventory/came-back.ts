import { lastWord } from '../platform/db/last-word.ts';

/**
 * How tickets came to be on sale again: from a cart, a canceled sale, a keeper, or as new ones; `kept` are the list's own,
 * `customer` are sold ones that their owners offer back.
 */
export type HowItCame = 'cart' | 'sale' | 'house' | 'guests' | 'new' | 'kept' | 'customer';

export interface CameBack {
  sellerId: number;
  levelId: number;
  ticketIds: readonly number[];
  /** `lost` are not there any more: their owner has taken them back. */
  how: HowItCame | 'lost';
}

/**
 * WAIT-02: tickets of a level that people wait for are free again. Nobody else sees that, for the level is locked; who
 * keeps the list has the last word in the transaction, and what nobody on it fits is on sale when it ends.
 */
export const cameBack = lastWord<CameBack>();
