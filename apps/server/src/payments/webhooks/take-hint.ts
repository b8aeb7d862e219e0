// A notification is a hint and no more: it says which attempt to look at now.
import { sql } from 'kysely';
import type { Notice } from '../gateway/payment-gateway.ts';
import type { IntentNeeds } from '../intents/intent-needs.ts';
import type { IntentRow } from '../intents/intent.ts';
import { findIntent } from '../intents/intent-store.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { noteNotice } from './notice-store.ts';
import '../tables.ts';

/** While somebody waits for the answer of the call itself, they will settle it. */
const wantsALook = ({ state, look_at }: IntentRow): boolean => look_at !== null && state !== 'dispatched';

/** With the account whose secret it was signed with. */
export interface SignedNotice extends Notice {
  gateway: string;
}

/**
 * Makes the attempt due, once a notification. Undefined when there is nothing to look at: of what was asked of another
 * account, this one knows nothing.
 */
export async function takeHint(
  needs: IntentNeeds,
  { id, ref, gateway }: SignedNotice,
): Promise<IntentRow | undefined> {
  const intent = ref === undefined ? undefined : await findIntent(needs.db, ref);
  if (intent?.gateway !== gateway || !wantsALook(intent)) return undefined;
  const now = needs.clock.now();
  return inTransaction(needs.db, async (tx) => {
    if (!(await noteNotice(tx, intent, id, now))) return undefined;
    await sql`update payment_intents set look_at = ${now}
      where seller_id = ${intent.seller_id} and ref = ${intent.ref} and state <> 'dispatched' and look_at is not null`.execute(
      tx,
    );
    return intent;
  });
}
