import { markRemoved } from '../cards/card-store.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { Intent } from '../intents/intent.ts';
import type { PaymentTarget } from '../intents/payment-target.ts';
import { CARD_TRIAL } from './trial-store.ts';

/** The card was typed for this alone: whatever came of it, it is kept no longer. */
const forget = (tx: Tx, { sellerId, paymentMethodId }: Intent, now: Date): Promise<void> =>
  markRemoved(tx, { seller_id: sellerId, payment_method_id: paymentMethodId }, 'owner', now);

/**
 * SETUP-09: nothing is sold for it, so its money goes back as every other's does whose purpose is gone: written down in
 * the transaction that says it came, and tried again until it is there.
 */
export const cardTrials: PaymentTarget<undefined> = {
  kind: CARD_TRIAL.kind,
  whenAbsent: 'close',
  fulfil: async () => ({ fulfilled: false }),
  giveBack: forget,
  release: forget,
  // Nobody's card is charged an hour later because the gateway was away when it was tried.
  stillDue: async () => {},
};
