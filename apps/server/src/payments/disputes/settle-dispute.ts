// One dispute as the gateway tells it now: kept, and its money in the books.
import { disputedToBook } from '@stagedoor/rules/cards/dispute';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { FoundDispute } from '../gateway/payment-gateway.ts';
import type { IntentNeeds } from '../intents/intent-needs.ts';
import type { IntentRow } from '../intents/intent.ts';
import { findIntent } from '../intents/intent-store.ts';
import { bookDisputed, bookedOf, keepDispute } from './dispute-store.ts';

export type DisputeNeeds = Pick<IntentNeeds, 'db' | 'clock' | 'log' | 'gateways'>;

/** A charge of ours at that account, under that name: all else is another shop's on the same account. */
const isOf = (charge: IntentRow, gateway: string, { transactionId }: FoundDispute): boolean =>
  charge.kind === 'charge' && charge.gateway === gateway && charge.transaction_id === transactionId;

/** Told by several nodes at once it is booked once: whoever comes second waits for the first. */
export async function settleDispute(
  { db, clock, log }: DisputeNeeds,
  gateway: string,
  found: FoundDispute,
): Promise<void> {
  const charge = await findIntent(db, found.ref);
  if (!charge || !isOf(charge, gateway, found)) return;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await keepDispute(tx, charge, found, now);
    const { dispute_id: disputeId, amount_cents: amountCents, currency } = row;
    if (currency !== charge.currency) {
      log.error({ disputeId, ref: charge.ref, currency }, 'a dispute in another currency is in no book');
      return;
    }
    const cents = disputedToBook({ amountCents, isTaken: found.isTaken }, await bookedOf(tx, row));
    if (cents === 0) return;
    await bookDisputed(tx, row, charge, cents, now);
    log.warn({ disputeId, ref: charge.ref, cents }, 'a bank moved money of a charge that is disputed');
  });
}
