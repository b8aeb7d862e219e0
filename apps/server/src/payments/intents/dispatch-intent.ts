// The first transaction: the target is locked and claimed, and the attempt is written down, before the gateway hears of it.
import type { Tx } from '../../platform/db/tables.ts';
import { inTransaction, lastly } from '../../platform/db/in-transaction.ts';
import type { IntentNeeds } from './intent-needs.ts';
import type { IntentRow } from './intent.ts';
import { findClaim } from './intent-store.ts';
import { isSecondIntent } from './new-intent-store.ts';
import type { TargetKey } from './intent-store.ts';
import { LEASE_MS, later } from './looks.ts';
import { chargeFacts, writeOnlyIntent } from './new-intent.ts';
import type { ChargePlan } from './new-intent.ts';
import type { PaymentTarget } from './payment-target.ts';

const MOST_TRIES = 4;

export interface ClaimedCharge extends ChargePlan {
  /** Writes down that it is being paid; already under way. */
  marked?: Promise<unknown>;
}

/** Locks what is to be paid, refuses what cannot be, marks it as being paid, and says how much on which card. */
export type Claim = (tx: Tx) => Promise<ClaimedCharge>;

export interface Dispatched {
  row: IntentRow;
  /** False when another attempt has this target already: then nothing was written. */
  isNew: boolean;
}

/** Another attempt has this target: the database says so, and nothing was written. */
class TargetIsTaken extends Error {
  readonly target: TargetKey;

  constructor(target: TargetKey) {
    super(`There is another attempt for ${target.target_kind} ${target.target_id}`);
    this.target = target;
  }
}

async function writeDown(needs: IntentNeeds, kind: string, claim: Claim): Promise<IntentRow> {
  return inTransaction(needs.db, async (tx) => {
    const { marked, ...plan } = await claim(tx);
    const now = needs.clock.now();
    const facts = chargeFacts(plan, kind);
    const sending = { state: 'dispatched', sent_at: now, look_at: later(now, LEASE_MS) } as const;
    const written = writeOnlyIntent(tx, { ...facts, ...sending }, now).catch((error: unknown) => {
      throw isSecondIntent(error) ? new TargetIsTaken(facts) : error;
    });
    await needs.checkpoint('intent written', kind);
    return lastly(Promise.all([written, marked]).then(([row]) => row));
  });
}

export async function dispatchIntent(
  needs: IntentNeeds,
  target: Pick<PaymentTarget, 'kind'>,
  claim: Claim,
): Promise<Dispatched> {
  for (let tries = 1; ; tries += 1) {
    try {
      const row = await writeDown(needs, target.kind, claim);
      await needs.checkpoint('intent committed', target.kind);
      return { row, isNew: true };
    } catch (error) {
      if (!(error instanceof TargetIsTaken)) throw error;
      const other = await findClaim(needs.db, error.target);
      if (other) return { row: other, isNew: false };
      // The one in the way has just ended: then there is room after all.
      if (tries === MOST_TRIES) throw error;
    }
  }
}
