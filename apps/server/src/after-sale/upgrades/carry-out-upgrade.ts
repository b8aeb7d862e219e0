// A granted upgrade: the difference is charged first; a decline leaves everything as it was.
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { ChangeRow, OrderRow } from '../../orders/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueUpgradeDeclinedLetter } from '../letters/upgrade-letters.ts';
import { cardToCharge } from './decide-upgrade.ts';

const AT_ONCE = 50;

/** Something is to be paid. Without a card nothing happens, and the desk is told. */
export async function chargeUpgrade(
  tx: Tx,
  needs: AfterSaleNeeds,
  order: OrderRow,
  change: ChangeRow,
  now: Date,
): Promise<void> {
  const facts = firstOf(await needs.changes.refundFacts(tx, [order]));
  const card = cardToCharge(facts);
  if (card === undefined) {
    await needs.changes.close(tx, change, 'canceled', now);
    return;
  }
  await needs.changes.beginCharge(tx, change, card, now);
  await needs.checkpoint('upgrade due');
}

/** Nobody loses anything: the kept seats go back on sale, the old ones stay, and the wish stands again. */
export async function undoDeclined(needs: AfterSaleNeeds, now: Date): Promise<void> {
  const { changes, db } = needs;
  for (const due of await changes.declinedUpgrades(db, AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      const order = await changes.lockOrder(tx, due.seller_id, due.order_id);
      const change = await changes.find(tx, due.seller_id, due.change_id);
      const facts = firstOf(await changes.refundFacts(tx, [order]));
      if (change.state !== 'failed' || facts.isCharging) return;
      const { payments } = await changes.findParts(tx, due.seller_id, [due.order_id]);
      const problem = payments.find(({ change_id }) => change_id === due.change_id)?.failed_message ?? null;
      const told = await changes.move(tx, change, 'failed', { problem, updated_at: now });
      await changes.close(tx, told, 'canceled', now);
      await queueUpgradeDeclinedLetter(tx, needs, order, change, now);
    });
  }
}
