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

/** How money goes back to these cards: as the gateway has it that keeps them. */
export async function returnPolicies(
  db: Db,
  sellerId: number,
  paymentMethodIds: readonly number[],
): Promise<(paymentMethodId: number) => ReturnPolicy> {
  const kinds = await kindsOfCards(db, sellerId, paymentMethodIds);
  return (id) => policies[required(kinds.get(id), 'card that was charged')];
}
