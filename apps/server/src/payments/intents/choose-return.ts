import type { IntentNeeds } from './intent-needs.ts';
import type { IntentRow } from './intent.ts';
import { findIntent, updateIntent } from './intent-store.ts';
import { later } from './looks.ts';

const UNTIL_SETTLED_MS = 3_600_000;

/**
 * Decides how money goes back: unsettled money is voided as a whole, a part of it waits until it has settled.
 * Undefined: not yet. A charge is simply sent.
 */
export async function chooseReturn(needs: IntentNeeds, row: IntentRow): Promise<IntentRow | undefined> {
  if (row.kind === 'charge') return row;
  const origin = (await findIntent(needs.db, row.of_ref!))!;
  // GATE-01: what a gateway took, that one gives back, whichever the seller is paid through by now.
  const { adapter } = await needs.gateways.at(row);
  const found = await adapter.findTransaction(origin.transaction_id!);
  if (found?.isSettled) return { ...row, return_by: 'refund' };
  if (found && row.amount_cents === origin.amount_cents) return { ...row, return_by: 'void' };
  return putOff(needs, row);
}

async function putOff(needs: IntentNeeds, row: IntentRow): Promise<undefined> {
  await updateIntent(needs.db, row, { look_at: later(needs.clock.now(), UNTIL_SETTLED_MS) });
}
