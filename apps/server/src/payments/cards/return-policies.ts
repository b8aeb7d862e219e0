import type { ReturnPolicy } from '@stagedoor/rules/after-sale/return-way';
import { required } from '@stagedoor/rules/values/required';
import type { Db } from '../../platform/db/tables.ts';
import { authorizeNetReturns } from '../gateway/authorize-net/authorize-net-gateway.ts';
import type { GatewayKind } from '../gateway/payment-gateway.ts';
import { stripeReturns } from '../gateway/stripe/stripe-gateway.ts';
import { kindsOfCards } from './card-store.ts';

const policies: Record<GatewayKind, ReturnPolicy> = {
  authorizenet: authorizeNetReturns,
  stripe: stripeReturns,
};

/** PROG-12: what came by hand goes back by hand. */
const byHand: ReturnPolicy = { canReturnPartAtOnce: true, daysUntilSettled: 0, isByHand: true };

/** How money goes back to these cards: as the gateway has it that keeps them. What has no card came by hand. */
export async function returnPolicies(
  db: Db,
  sellerId: number,
  paymentMethodIds: readonly (number | null)[],
): Promise<(paymentMethodId: number | null) => ReturnPolicy> {
  const ids = paymentMethodIds.filter((id) => id !== null);
  const kinds = await kindsOfCards(db, sellerId, ids);
  return (id) => (id === null ? byHand : policies[required(kinds.get(id), 'card that was charged')]);
}
