// AWARD-05: who is reached by a walk and has an order already gets the new tickets as a change of it.
import type { StockPlace } from '../../inventory/index.ts';
import { BeginAgain } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { BillLine } from '../order-bill.ts';
import { lockOrder } from '../order-store.ts';
import { openChange } from './open-change.ts';
import { takeEffect } from './take-effect.ts';

export interface LaterAward {
  sellerId: number;
  orderId: number;
  lines: readonly BillLine[];
  paymentMethodId: number;
  dueDay: string;
  run: { name: string; graceHours: number };
  /** Where its seats are, and where they go if nobody pays for them. */
  seats: StockPlace;
  reason: string;
}

/** It is charged at once, also where the order is on a plan. Answers the change. */
export async function openAward(tx: Tx, award: LaterAward, now: Date): Promise<number> {
  const order = await lockOrder(tx, award.sellerId, award.orderId);
  if (order.state === 'STATUS_ORDER_CANCELED') throw new BeginAgain('The order was canceled meanwhile');
  const { lines, paymentMethodId, dueDay, run, seats, reason } = award;
  const isFree = lines.every((line) => line.unitPriceCents + line.unitFeesCents === 0);
  const change = await openChange(
    tx,
    order,
    {
      kind: 'award',
      state: 'due',
      goes: [],
      buys: lines,
      sellFrom: seats,
      seatsTo: seats,
      author: { kind: 'job', id: `run ${run.name}` },
      reason,
      ...(isFree ? {} : { payment: { paymentMethodId, dueDay, run } }),
    },
    now,
  );
  if (isFree) await takeEffect(tx, order, change, 0, now);
  return change.change_id;
}
