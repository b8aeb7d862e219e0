// What money that went back, or did not, does to the change that gave it back.
import type { Intent, PaymentTarget } from '../payments/index.ts';
import type { OrderRow, ReturnRow } from '../orders/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { AfterSaleNeeds } from './after-sale-needs.ts';

interface LockedReturn {
  order: OrderRow;
  row: ReturnRow;
}

export type ReturnNeeds = Pick<AfterSaleNeeds, 'changes' | 'planReturn' | 'checkpoint'>;

/** With its order locked; nothing where it was settled before. */
async function lockReturn(
  tx: Tx,
  { changes }: ReturnNeeds,
  { sellerId, targetId }: Intent,
): Promise<LockedReturn | undefined> {
  const found = await changes.findReturn(tx, sellerId, Number(targetId));
  if (!found) return undefined;
  const order = await changes.lockOrder(tx, sellerId, found.order_id);
  const row = await changes.findReturn(tx, sellerId, found.return_id);
  return row?.state === 'planned' ? { order, row } : undefined;
}

/** Writes the attempt down; the payments' job sends it. */
export async function sendReturn(
  tx: Tx,
  { changes, planReturn }: ReturnNeeds,
  row: ReturnRow,
): Promise<void> {
  const payment = await changes.findPayment(tx, row);
  await planReturn(tx, {
    sellerId: row.seller_id,
    ofRef: payment.intent_ref!,
    amountCents: row.amount_cents,
    targetKind: changes.returnKind,
    targetId: String(row.return_id),
  });
}

const wordsOf = ({ problem }: Intent): string =>
  problem ? `ErrorCode ${problem.code} - ${problem.message}` : 'The gateway gave no reason';

export const returnTarget = (needs: ReturnNeeds): PaymentTarget<OrderRow> => ({
  kind: needs.changes.returnKind,
  whenAbsent: 'send-again',
  fulfil: async (tx, intent, now) => {
    const locked = await lockReturn(tx, needs, intent);
    if (!locked) return { fulfilled: false };
    const order = await needs.changes.recordReturned(tx, locked.order, locked.row, intent.ref, now);
    await needs.checkpoint('return recorded');
    return { fulfilled: true, result: order };
  },
  giveBack: async () => {},
  release: async (tx, intent, now) => {
    const locked = await lockReturn(tx, needs, intent);
    if (!locked) return;
    await needs.changes.recordRefused(tx, locked.row, wordsOf(intent), now);
  },
});
