// A notice that a bank asks something back: it says which dispute to look at now, and no more.
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { findChargeAt } from '../disputes/dispute-store.ts';
import { settleDispute } from '../disputes/settle-dispute.ts';
import type { DisputeNeeds } from '../disputes/settle-dispute.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import { noteNotice } from './notice-store.ts';
import type { SignedNotice } from './take-hint.ts';

/** What is to be looked at, once a notice; undefined for charges of nobody here. What fails is in the lists later. */
export async function takeDisputeHint(
  needs: DisputeNeeds,
  { id, gateway, dispute }: SignedNotice,
): Promise<(() => Promise<void>) | undefined> {
  const charge = dispute && (await findChargeAt(needs.db, gateway, dispute.transactionId));
  if (!charge) return undefined;
  const isNew = await inTransaction(needs.db, (tx) => noteNotice(tx, charge, id, needs.clock.now()));
  if (!isNew) return undefined;
  const look = async () => {
    const { adapter } = await needs.gateways.at(charge);
    const found = await adapter.findDispute(dispute.disputeId);
    if (found) await settleDispute(needs, gateway, found);
  };
  return () =>
    onTrouble(look, (err) =>
      needs.log.warn({ err, dispute }, 'the gateway does not say what became of a dispute'),
    );
}
