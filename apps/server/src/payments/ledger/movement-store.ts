// The only SQL that writes a charge or its return into the ledger.
import type { Insertable } from 'kysely';
import { insertRow } from '../../platform/db/insert-row.ts';
import type { Tables, Tx } from '../../platform/db/tables.ts';
import { TEST_ACCOUNT } from '../gateway/payment-gateway.ts';
import type { IntentRow } from '../intents/intent.ts';
import '../tables.ts';

const record = insertRow<Insertable<Tables['ledger']>>('ledger');

/** One entry an attempt: the ledger itself refuses a second, and what was a test. */
export async function recordMovement(
  tx: Tx,
  intent: IntentRow,
  transactionId: string,
  now: Date,
): Promise<void> {
  if (intent.gateway === TEST_ACCOUNT) return;
  const isCharge = intent.kind === 'charge';
  await record(tx, {
    seller_id: intent.seller_id,
    ref: intent.ref,
    kind: isCharge ? 'capture' : 'return',
    amount_cents: isCharge ? intent.amount_cents : -intent.amount_cents,
    currency: intent.currency,
    transaction_id: transactionId,
    target_kind: intent.target_kind,
    target_id: intent.target_id,
    recorded_at: now,
  });
}
