import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { orderChanges } from '../changes/order-changes.ts';

export const { TicketsTaken } = orderChanges;

/** As a desk does that may not decide alone. */
export const proposeRefund = (
  db: Db,
  { id, tickets }: { id: number; tickets: readonly number[] },
  now: Date,
) =>
  inTransaction(db, async (tx) => {
    const order = await orderChanges.lockOrder(tx, 1, id);
    const [ticket] = await orderChanges.ticketsOf(tx, 1, [id]);
    const goes = { lineId: ticket!.lineId, ticketIds: tickets, ticketsCents: 1, feesCents: 0, taxesCents: 0 };
    const author = { kind: 'staff', id: '1' } as const;
    const what = {
      kind: 'refund',
      state: 'proposed',
      goes: [goes],
      author,
      reason: 'A desk decides',
    } as const;
    return orderChanges.open(tx, order, what, now);
  });
