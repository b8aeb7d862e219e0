// SETUP-08: what was ordered while an outlet was tested is hidden when the test ends, and closed here: its tickets are
// dead, its seats on sale, and what the stand-in took is given back there. Nobody is written to.
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { OrderRow } from '../orders/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { AfterSaleNeeds } from './after-sale-needs.ts';
import { giveBack } from './carry-out.ts';
import { decideCancellation } from './refunds/decide.ts';

const AT_ONCE = 100;

const BY = { kind: 'job', id: 'end of test' } as const;
const REASON = 'The shop was only tested.';

/** What nobody has agreed to or paid yet stands in the way no longer. */
async function closeOthers(tx: Tx, { changes }: AfterSaleNeeds, order: OrderRow, now: Date): Promise<void> {
  const { changes: all } = await changes.changesOf(tx, order);
  for (const change of all)
    if (['proposed', 'due', 'failed'].includes(change.state))
      await changes.close(tx, change, 'canceled', now);
}

/** False where it waits: for a charge whose outcome is not known, or for a decision that is carried out first. */
async function closeOne(tx: Tx, needs: AfterSaleNeeds, found: OrderRow, now: Date): Promise<boolean> {
  const { changes } = needs;
  const order = await changes.lockOrder(tx, found.seller_id, found.order_id);
  const factsOf = async () => firstOf(await changes.refundFacts(tx, [order]));
  if (order.state === 'STATUS_ORDER_CANCELED' || (await factsOf()).isCharging) return false;
  await closeOthers(tx, needs, order, now);
  const decision = decideCancellation(await factsOf());
  if (typeof decision === 'string') return false;
  const { kind, goes, sum } = decision;
  const money = { shippingCents: 0 - sum.shippingCents, planFeeCents: 0 - sum.planFeeCents };
  const wish = {
    kind,
    state: 'approved',
    goes,
    ...money,
    author: BY,
    reason: REASON,
    undoUntil: now,
  } as const;
  await giveBack(tx, needs, order, await changes.open(tx, order, wish, now), now);
  return true;
}

/** Every node may run it, and whoever ends a test does at once. One that fails keeps no other waiting. */
export async function closeTests(needs: AfterSaleNeeds, now: Date): Promise<void> {
  for (let after = 0; ;) {
    const hidden = await needs.changes.hiddenTests(needs.db, after, AT_ONCE);
    for (const order of hidden) {
      try {
        await inTransaction(needs.db, (tx) => closeOne(tx, needs, order, now));
      } catch (error) {
        needs.log.error({ err: error, order: order.order_id }, 'a test could not be closed');
      }
    }
    const last = hidden.at(-1);
    if (!last || hidden.length < AT_ONCE) return;
    after = last.order_id;
  }
}
