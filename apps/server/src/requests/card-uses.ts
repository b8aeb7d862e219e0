import type { FindCardUses } from '../payments/index.ts';
import { findUndecidedWith } from './waiting-requests.ts';

/** ACCT-23: a card is needed while a request may still be charged to it. */
export const requestsNeedingCard: FindCardUses = async (tx, { sellerId, paymentMethodId }) => {
  const numbers = await findUndecidedWith(tx, sellerId, paymentMethodId);
  return { fanRequests: numbers.map((requestId) => ({ requestId })) };
};
