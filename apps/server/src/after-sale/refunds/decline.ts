import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueDeclinedLetter } from '../letters/other-letters.ts';
import { askedOf, decideRefund } from './decide.ts';

interface Refusing {
  staffId: number;
  /** The customer reads it. */
  reason: string;
  now: Date;
}

/**
 * E8: nothing is asked for any more, and the customer knows why. A colleague's proposal comes to the same end. The order
 * must be locked.
 */
export async function declineWish(
  tx: Tx,
  needs: AfterSaleNeeds,
  order: OrderRow,
  { staffId, reason, now }: Refusing,
): Promise<void> {
  const { changes } = needs;
  const { changes: all } = await changes.changesOf(tx, order);
  const proposals = all.filter(
    ({ state, kind }) => state === 'proposed' && (kind === 'refund' || kind === 'cancellation'),
  );
  for (const proposal of proposals) await changes.close(tx, proposal, 'declined', now);
  const facts = firstOf(await changes.refundFacts(tx, [order]));
  const wish = askedOf(facts);
  const decision = decideRefund({ ...facts!, isCharging: false }, wish);
  const lineIds = wish.lines.map(({ lineId }) => lineId);
  if (typeof decision === 'string' && proposals.length === 0) refuseNow(afterSaleMessages.nothingAsked);
  if (lineIds.length > 0)
    await changes.updateLines(tx, order.seller_id, lineIds, { refund_requested_at: null });
  if (typeof decision === 'string') return;
  // It stays readable what was asked for, when and why it was declined.
  const { goes } = decision;
  const author = { kind: 'staff', id: String(staffId) } as const;
  const wished = await changes.open(
    tx,
    order,
    { kind: 'refund', state: 'proposed', goes, author, reason },
    now,
  );
  await changes.close(tx, wished, 'declined', now);
  await queueDeclinedLetter(tx, needs, order, { cents: decision.sum.totalCents, reason }, now);
}
