// The first transaction: the target is locked and claimed, and the attempt is written down, before the gateway hears of it.
import type { Tx } from '../../platform/db/tables.ts';
import { BeginAgain, inTransaction } from '../../platform/db/in-transaction.ts';
import type { IntentNeeds } from './intent-needs.ts';
import type { IntentRow } from './intent.ts';
import { findClaim } from './intent-store.ts';
import { LEASE_MS, later } from './looks.ts';
import { chargeFacts, writeIntent } from './new-intent.ts';
import type { ChargePlan } from './new-intent.ts';
import type { PaymentTarget } from './payment-target.ts';

/** Locks what is to be paid, refuses what cannot be, marks it as being paid, and says how much on which card. */
export type Claim = (tx: Tx) => Promise<ChargePlan>;

export interface Dispatched {
  row: IntentRow;
  /** False when another attempt has this target already: then nothing was written. */
  isNew: boolean;
}

export async function dispatchIntent(
  needs: IntentNeeds,
  target: Pick<PaymentTarget, 'kind'>,
  claim: Claim,
): Promise<Dispatched> {
  const dispatched = await inTransaction(needs.db, async (tx) => {
    const plan = await claim(tx);
    const now = needs.clock.now();
    const facts = chargeFacts(plan, target.kind);
    const row = await writeIntent(
      tx,
      { ...facts, state: 'dispatched', sent_at: now, look_at: later(now, LEASE_MS) },
      now,
    );
    if (row) {
      await needs.checkpoint('intent written');
      return { row, isNew: true };
    }
    const other = await findClaim(tx, facts);
    // The one in the way has just ended: then there is room after all.
    if (!other) throw new BeginAgain();
    return { row: other, isNew: false };
  });
  if (dispatched.isNew) await needs.checkpoint('intent committed');
  return dispatched;
}
