import { guestNumber } from '@stagedoor/rules/guests/guest-number';
import type { FindCardUses } from '../payments/index.ts';
import { findPendingWith } from './guest-request-store.ts';

/** ACCT-23: a card is needed while a request that may be charged to it waits for a decision. */
export const guestRequestsNeedingCard: FindCardUses = async (tx, { sellerId, paymentMethodId }) => {
  const pending = await findPendingWith(tx, sellerId, paymentMethodId);
  return {
    guestRequests: pending.map(({ request_uuid, unique_id }) => ({
      guestRequestId: request_uuid,
      requestId: guestNumber(unique_id),
    })),
  };
};
