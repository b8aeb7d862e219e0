import type { Db } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { CardOwner } from '../cards/card-owner.ts';
import type { Gateways } from '../gateway/open-gateways.ts';
import type { Charged } from '../intents/charge.ts';
import type { Claim } from '../intents/dispatch-intent.ts';
import type { PaymentTarget } from '../intents/payment-target.ts';

export interface TrialNeeds {
  db: Db;
  gateways: Gateways;
  publicAddress: PublicAddress;
  charge<R>(target: PaymentTarget<R>, claim: Claim): Promise<Charged<R>>;
  reconcile(): Promise<void>;
}

/** Whose the card is that an owner types to try the gateway. */
export const triedOwner = (sellerId: number): CardOwner => ({ sellerId, kind: 'seller', id: sellerId });
